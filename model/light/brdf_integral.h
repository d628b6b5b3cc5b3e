// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// One sample direction of a GGX lobe.
struct LobeSample {
    glm::vec3 direction{0.0F};  // unit, about +Z
    float weight = 0.0F;        // the weights of a lobe sum to 1
    float solidAngle = 0.0F;    // solid angle represented by the sample
};

/// Importance-sampled directions of the GGX lobe of a surface viewed along its normal. Roughness is
/// perceptual and greater than 0.
[[nodiscard]] std::vector<LobeSample> ggxLobe(float roughness, std::uint32_t count);

/// A texel of BrdfTable for one view angle (n·v, above 0) and one perceptual roughness.
[[nodiscard]] glm::vec4 integrateBrdf(float nv, float roughness);

}  // namespace sinew
