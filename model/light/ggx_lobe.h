// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// One direction out of the light that a rough mirror gathers.
struct LobeSample {
    glm::vec3 direction{0.0F};  // unit, about +Z
    float weight = 0.0F;        // all weights of a lobe add up to 1
    float solidAngle = 0.0F;    // that it stands for
};

/// Directions of the GGX lobe of a surface that is looked at along its normal, importance sampled.
/// Roughness is perceptual and above 0.
[[nodiscard]] std::vector<LobeSample> ggxLobe(float roughness, std::uint32_t count);

/// A point of a sequence that fills the unit square evenly (Hammersley).
[[nodiscard]] glm::vec2 evenlySpread(std::uint32_t index, std::uint32_t count) noexcept;

}  // namespace sinew
