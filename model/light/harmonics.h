// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/light/cube_map.h"

namespace sinew {

/// Environment::matte of the light in a level.
[[nodiscard]] std::array<glm::vec3, 9> matteHarmonics(const CubeLevel& light);

/// What a white matte surface with this unit normal sends back.
[[nodiscard]] glm::vec3 matteLight(const std::array<glm::vec3, 9>& matte,
                                   const glm::vec3& normal) noexcept;

}  // namespace sinew
