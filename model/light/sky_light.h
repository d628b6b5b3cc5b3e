// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/light/cube_map.h"

namespace sinew {

/// A clear sky above an even ground.
struct Sky {
    glm::vec3 towardsSun{0.0F, 1.0F, 0.0F};  // normalised; at or above the horizon
    float sunRadiusRadians = 0.02F;          // several times the real one, so that it has texels
    float sunStrength = 1.0F;                // relative to the sky; 1: as in nature
    float turbidity = 1.0F;                  // haze, relative to clear air
    glm::vec3 ground{0.2F};                  // albedo
    float brightness = 1.0F;                 // scales everything
};

/// Light scattered once by air and haze, with the sun's disc and a diffuse ground. Smooth at the
/// scale of a texel. Incomplete if stopped.
[[nodiscard]] CubeLevel skyLight(const Sky& sky, std::uint32_t side,
                                 const std::stop_token& stop = {});

}  // namespace sinew
