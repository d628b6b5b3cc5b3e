// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// Points, lines or triangles that the primitive draws. Its indices hold no restart values, as the
/// loader leaves them.
[[nodiscard]] std::size_t elementCount(const Primitive& primitive) noexcept;

/// The same of triangles alone; 0 for points and lines.
[[nodiscard]] std::size_t triangleCount(const Primitive& primitive) noexcept;

[[nodiscard]] std::size_t vertexCount(const Mesh& mesh) noexcept;

/// The maximum number of JOINTS_n/WEIGHTS_n sets of any primitive.
[[nodiscard]] std::size_t influenceSetCount(const Mesh& mesh) noexcept;
[[nodiscard]] std::size_t influenceSetCount(const Asset& asset) noexcept;

/// The most weights other than 0 that any vertex of the file has, over all sets. Reads all of them.
[[nodiscard]] std::size_t mostInfluences(const Asset& asset) noexcept;

/// Bytes that attributes, morph targets and indices take once decoded.
struct GeometrySize {
    std::uint64_t attributes = 0;
    std::uint64_t targets = 0;
    std::uint64_t indices = 0;

    [[nodiscard]] std::uint64_t total() const noexcept { return attributes + targets + indices; }
};

[[nodiscard]] GeometrySize geometrySize(const Primitive& primitive) noexcept;
[[nodiscard]] GeometrySize geometrySize(const Mesh& mesh) noexcept;

}  // namespace sinew
