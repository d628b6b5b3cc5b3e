// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/clip/lanes.h"

namespace sinew {

/// A sampler's curve and where in a pose its `sampler->width` floats go.
struct TargetCurve {
    const Sampler* sampler = nullptr;  // borrowed from the animation
    PoseArray array = PoseArray::Parts;
    bool rotation = false;
    bool whole = false;             // one quantity: driven by one channel or not at all
    std::uint32_t firstTarget = 0;  // place of the first float in the array
    std::uint32_t stride = 1;       // from one float to the next
    NodeIndex node = {};            // whose translation, rotation or scale it is
};

/// The animation's channels, in order. Those without keys, or whose values do not fit the target,
/// drive nothing and are left out.
[[nodiscard]] std::vector<TargetCurve> targetCurves(const Asset& asset, AnimationIndex animation);

}  // namespace sinew
