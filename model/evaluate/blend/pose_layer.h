// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "model/core/index.h"
#include "model/evaluate/blend/layer_mode.h"

namespace sinew {

/// One clip's contribution to a pose at a fixed time. A layer affects only targets that its clip
/// has channels for.
struct PoseLayer {
    AnimationIndex animation = {};  // none: no effect
    float seconds = 0.0F;           // file time, clamped to the clip
    float weight = 1.0F;            // see countedWeight
    LayerMode mode = LayerMode::Blend;
    NodeIndex mask = {};  // limits the layer to this node and its descendants; none: everything,
                          // including materials
    AdditiveReference reference = AdditiveReference::Rest;

    bool operator==(const PoseLayer&) const = default;
};

/// The effective weight: 0 if negative or not finite; at most 1 for Override.
[[nodiscard]] inline float countedWeight(const PoseLayer& layer) noexcept {
    const float weight = std::isfinite(layer.weight) && layer.weight > 0.0F ? layer.weight : 0.0F;
    return layer.mode == LayerMode::Override && weight > 1.0F ? 1.0F : weight;
}

}  // namespace sinew
