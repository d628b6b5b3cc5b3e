// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>

#include "model/core/index.h"

namespace sinew {

enum class LayerMode : std::uint8_t {
    Blend,     // averaged by weight with the other blend layers
    Override,  // mixed over what lies below
    Additive,  // its difference from the reference is added to what lies below
};

/// What an additive layer's pose is compared with.
enum class AdditiveReference : std::uint8_t {
    Rest,
    FirstFrame,  // the clip at its first key time
};

/// One clip's part in a pose at one moment: nothing here runs on. A layer counts only for the
/// targets that its clip has a channel for.
struct PoseLayer {
    AnimationIndex animation = {};  // none: counts nothing
    float seconds = 0.0F;           // file time; outside the clip it holds
    float weight = 1.0F;            // see countedWeight
    LayerMode mode = LayerMode::Blend;
    NodeIndex mask = {};  // only this node and its descendants; none: everything, materials too
    AdditiveReference reference = AdditiveReference::Rest;
};

/// The weight as it counts: one that is negative or not finite is 0, an override holds it to 1.
[[nodiscard]] inline float countedWeight(const PoseLayer& layer) noexcept {
    const float weight = std::isfinite(layer.weight) && layer.weight > 0.0F ? layer.weight : 0.0F;
    return layer.mode == LayerMode::Override && weight > 1.0F ? 1.0F : weight;
}

}  // namespace sinew
