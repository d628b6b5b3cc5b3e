// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/codec/meshopt.h"

namespace sinew::codec {

// Functions of meshoptimizer. `out` is count * byteStride bytes and the stream has passed
// checkMeshoptStream. False if the library refuses the source.

[[nodiscard]] bool decodeAttributesV0(const MeshoptStream& stream,
                                      std::span<const std::uint8_t> source,
                                      std::span<std::uint8_t> out) noexcept;
[[nodiscard]] bool decodeTriangles(const MeshoptStream& stream,
                                   std::span<const std::uint8_t> source,
                                   std::span<std::uint8_t> out) noexcept;
[[nodiscard]] bool decodeIndices(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                                 std::span<std::uint8_t> out) noexcept;

// In place.
void decodeOctahedralFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) noexcept;
void decodeQuaternionFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) noexcept;
void decodeExponentialFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) noexcept;

}  // namespace sinew::codec
