// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/clip/lanes.h"

namespace sinew {

/// A sampler and the destination of its `sampler->width` floats in a pose.
struct TargetCurve {
    const Sampler* sampler = nullptr;  // borrowed from the animation
    PoseArray array = PoseArray::Parts;
    bool rotation = false;
    bool whole = false;             // one quantity: driven as a whole or not at all
    std::uint32_t firstTarget = 0;  // index of the first float in the array
    std::uint32_t stride = 1;       // distance between floats
    NodeIndex node = {};            // the node of a translation, rotation or scale
};

/// The animation's channels, in order. Channels without keys, or with values that do not match the
/// target, are omitted.
[[nodiscard]] std::vector<TargetCurve> targetCurves(const Asset& asset, AnimationIndex animation);

}  // namespace sinew
