// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"

namespace sinew {

/// The octahedral map of the sphere to a square: the upper half (+Y) is the diamond in the centre,
/// the lower half is folded out to the corners (Praun and Hoppe, "Spherical Parametrization and
/// Remeshing", 2003).

/// The direction (not normalised) of a position, -1 to 1: x along +X, y along +Z.
[[nodiscard]] glm::vec3 octahedralDirection(const glm::vec2& place) noexcept;

/// The unit direction of a texel. Border texels are exactly on the edge, where the square meets
/// itself, so that filtering has no seam.
[[nodiscard]] glm::vec3 octahedralTexel(std::uint32_t x, std::uint32_t y,
                                        std::uint32_t side) noexcept;

/// A texel of light as four half floats; the last one is 1. Negative values and NaN become 0;
/// values that are too large become the largest half.
[[nodiscard]] std::uint64_t lightTexel(const glm::vec3& light) noexcept;

}  // namespace sinew
