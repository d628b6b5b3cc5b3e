// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/clip/pose_target.h"

namespace sinew {

/// How much each layer counts for one target that several of them drive.
struct TargetShares {
    PoseTarget target;
    // One per layer, in order. Blend and Override: the part of the result, 0 to 1. Additive: the
    // weight that its difference is added with. Negative: the layer has no channel for the target
    // or its mask leaves it out.
    std::vector<float> shares;
    float rest = 0.0F;  // the rest pose's part of the result
};

/// The targets that at least two layers drive: where clips fight. Layers whose weight is 0 are
/// listed with the share 0.
[[nodiscard]] std::vector<TargetShares> contestedTargets(const Asset& asset,
                                                         std::span<const PoseLayer> layers);

}  // namespace sinew
