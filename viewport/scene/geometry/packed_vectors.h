// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"

namespace sinew {

/// Unit vectors in 32 bits with octahedral encoding.
///
/// A normal has two signed 16-bit values scaled by 32767, x in the low half: error at most 7e-5
/// radians (0.004 degrees). A tangent has 16 bits of x, 15 bits of y (scaled by 16383) above them,
/// and the sign of its handedness on top: error at most 1.1e-4 radians. Vectors of length 0 or not
/// finite have 0x8000 in the low half and unpack to 0. Must match shaders/packed_vectors.glsl.
[[nodiscard]] std::uint32_t packedNormal(const glm::vec3& normal) noexcept;
[[nodiscard]] glm::vec3 unpackedNormal(std::uint32_t code) noexcept;

/// w is the handedness; only its sign is kept.
[[nodiscard]] std::uint32_t packedTangent(const glm::vec4& tangent) noexcept;
[[nodiscard]] glm::vec4 unpackedTangent(std::uint32_t code) noexcept;

}  // namespace sinew
