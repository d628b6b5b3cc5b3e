// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/light/cube_map.h"

namespace sinew {

/// Computes Environment::matte from the light of a level.
[[nodiscard]] std::array<glm::vec3, 9> matteHarmonics(const CubeLevel& light);

/// The diffuse light of a white surface with this unit normal.
[[nodiscard]] glm::vec3 matteLight(const std::array<glm::vec3, 9>& matte,
                                   const glm::vec3& normal) noexcept;

}  // namespace sinew
