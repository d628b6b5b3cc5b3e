// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"

namespace sinew {

/// Unit vectors in 32 bits: the direction on an octahedron that is unfolded to a square.
///
/// A normal has two signed 16-bit shares of 32767, x in the low half: off by 7e-5 radians (0.004
/// degrees) at most. A tangent has 16 bits of x, 15 of y (a share of 16383) above them, and the
/// sign of its handedness on top: off by 1.1e-4 radians at most. A vector of length 0, or that is
/// not finite, has the code 0x8000 in the low half and unpacks to 0.
/// shaders/packed_vectors.glsl is the other side.
[[nodiscard]] std::uint32_t packedNormal(const glm::vec3& normal) noexcept;
[[nodiscard]] glm::vec3 unpackedNormal(std::uint32_t code) noexcept;

/// w is the handedness, of which the sign is kept.
[[nodiscard]] std::uint32_t packedTangent(const glm::vec4& tangent) noexcept;
[[nodiscard]] glm::vec4 unpackedTangent(std::uint32_t code) noexcept;

}  // namespace sinew
