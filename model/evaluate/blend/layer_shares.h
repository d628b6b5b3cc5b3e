// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/clip/pose_target.h"

namespace sinew {

/// The share of each layer in one target that several layers drive.
struct TargetShares {
    PoseTarget target;
    // One per layer, in order. Blend and Override: the share of the result, 0 to 1. Additive: the
    // weight of its difference. Negative: the layer has no channel for the target, or its mask
    // excludes it.
    std::vector<float> shares;
    float rest = 0.0F;  // the rest pose's share of the result
};

/// The contested targets, driven by at least two layers. Layers of weight 0 are listed with share
/// 0.
[[nodiscard]] std::vector<TargetShares> contestedTargets(const Asset& asset,
                                                         std::span<const PoseLayer> layers);

}  // namespace sinew
