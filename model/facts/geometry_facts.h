// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// Number of points, lines or triangles. Indices must not contain restart values; the loader
/// removes them.
[[nodiscard]] std::size_t elementCount(const Primitive& primitive) noexcept;

/// Number of triangles; 0 for points and lines.
[[nodiscard]] std::size_t triangleCount(const Primitive& primitive) noexcept;

[[nodiscard]] std::size_t vertexCount(const Mesh& mesh) noexcept;

/// The maximum number of JOINTS_n/WEIGHTS_n sets of any primitive.
[[nodiscard]] std::size_t influenceSetCount(const Mesh& mesh) noexcept;
[[nodiscard]] std::size_t influenceSetCount(const Asset& asset) noexcept;

/// The maximum number of non-zero weights of any vertex, over all sets. Reads all weights.
[[nodiscard]] std::size_t mostInfluences(const Asset& asset) noexcept;

/// Decoded bytes of attributes, morph targets and indices.
struct GeometrySize {
    std::uint64_t attributes = 0;
    std::uint64_t targets = 0;
    std::uint64_t indices = 0;

    [[nodiscard]] std::uint64_t total() const noexcept { return attributes + targets + indices; }
};

[[nodiscard]] GeometrySize geometrySize(const Primitive& primitive) noexcept;
[[nodiscard]] GeometrySize geometrySize(const Mesh& mesh) noexcept;

}  // namespace sinew
