// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"

namespace sinew {

/// The sphere laid on a square: an octahedron, its upper half (+Y) the diamond in the middle, its
/// lower half folded out to the corners (Praun and Hoppe, "Spherical Parametrization and
/// Remeshing", 2003).

/// Where a direction of any length but 0 lies, -1 to 1: x along +X, y along +Z.
[[nodiscard]] glm::vec2 octahedralPlace(const glm::vec3& direction) noexcept;

/// The direction, not unit, of a place.
[[nodiscard]] glm::vec3 octahedralDirection(const glm::vec2& place) noexcept;

/// The unit direction of a texel. Texels at the edges lie upon the edge, where the square meets
/// itself, so that what is filtered between texels has no seam.
[[nodiscard]] glm::vec3 octahedralTexel(std::uint32_t x, std::uint32_t y,
                                        std::uint32_t side) noexcept;

/// A texel of light as four half floats, the last of them 1. What is negative or not a number
/// becomes 0, what is too large the largest half.
[[nodiscard]] std::uint64_t lightTexel(const glm::vec3& light) noexcept;

}  // namespace sinew
