// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"

namespace sinew::codec {

enum class MeshoptMode { Attributes, Triangles, Indices };
enum class MeshoptFilter { None, Octahedral, Quaternion, Exponential, Color };

/// One stream of EXT_meshopt_compression or KHR_meshopt_compression: `count` decoded elements of
/// `byteStride` bytes each.
struct MeshoptStream {
    MeshoptMode mode = MeshoptMode::Attributes;
    MeshoptFilter filter = MeshoptFilter::None;
    std::uint64_t count = 0;
    std::uint32_t byteStride = 0;
};

/// Whether this build has meshoptimizer.
[[nodiscard]] bool hasMeshopt() noexcept;

/// Checks the stream against the limits of the extensions' "JSON schema updates": strides per mode
/// and filter, whole triangles, a size below 2^53. Errors point at the property ("/byteStride").
[[nodiscard]] Status checkMeshoptStream(const MeshoptStream& stream);

/// The smallest possible encoding of `count` elements, in bytes. Shorter sources cannot contain
/// them, so hostile counts are refused before memory is allocated.
[[nodiscard]] std::uint64_t smallestMeshoptSource(const MeshoptStream& stream) noexcept;

/// Decodes `source` into `out`, which must be `count * byteStride` bytes; the filter is applied.
/// Attributes of version 0 and 1 (KHR_meshopt_compression, appendix A), indices of version 1.
/// Error: a truncated, too long or malformed source; `out` is then unspecified. Memory use does not
/// grow with the stream.
[[nodiscard]] Status decodeMeshopt(const MeshoptStream& stream,
                                   std::span<const std::uint8_t> source,
                                   std::span<std::uint8_t> out);

/// Version of an attribute stream, from its first byte: 0 or 1, or -1 if it is not one.
[[nodiscard]] int meshoptAttributeVersion(std::span<const std::uint8_t> source) noexcept;

/// The COLOR filter (KHR_meshopt_compression, appendix B, filter 4), in place: YCoCg with K bits
/// and alpha become RGBA of 8 bits (`byteStride` 4) or 16 bits (8). In cases that the text does not
/// define (no bit in alpha, sums out of range) values are clamped.
void decodeColorFilter(std::uint32_t byteStride, std::span<std::uint8_t> elements) noexcept;

}  // namespace sinew::codec
