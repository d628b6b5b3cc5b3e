// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"

namespace sinew::codec {

enum class MeshoptMode { Attributes, Triangles, Indices };
enum class MeshoptFilter { None, Octahedral, Quaternion, Exponential, Color };

/// One stream of EXT_meshopt_compression or KHR_meshopt_compression: `count` elements of
/// `byteStride` bytes each once decoded.
struct MeshoptStream {
    MeshoptMode mode = MeshoptMode::Attributes;
    MeshoptFilter filter = MeshoptFilter::None;
    std::uint64_t count = 0;
    std::uint32_t byteStride = 0;
};

/// Whether this build has meshoptimizer.
[[nodiscard]] bool hasMeshopt() noexcept;

/// Holds the stream against the limits of the extensions' "JSON schema updates": strides per mode
/// and filter, whole triangles, a size below 2^53. Errors point at the property ("/byteStride").
[[nodiscard]] Status checkMeshoptStream(const MeshoptStream& stream);

/// No stream is decoded that claims more: the smallest encoding of `count` elements, in bytes.
/// What is shorter cannot hold them, so a hostile count is refused before memory is taken.
[[nodiscard]] std::uint64_t smallestMeshoptSource(const MeshoptStream& stream) noexcept;

/// Decodes `source` into `out`, which must be `count * byteStride` bytes; the filter is applied.
/// Attributes of version 0 and 1 (KHR_meshopt_compression, appendix A), indices of version 1. A
/// source that is cut off, too long or malformed is an error, and `out` is then unspecified. Takes
/// no memory that grows with the stream.
[[nodiscard]] Status decodeMeshopt(const MeshoptStream& stream,
                                   std::span<const std::uint8_t> source,
                                   std::span<std::uint8_t> out);

/// Version of an attribute stream by its first byte: 0 or 1, or -1 when it is none.
[[nodiscard]] int meshoptAttributeVersion(std::span<const std::uint8_t> source) noexcept;

}  // namespace sinew::codec
