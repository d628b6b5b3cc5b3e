// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// Bytes that a primitive's attributes, morph targets and indices take once decoded.
struct GeometrySize {
    std::uint64_t attributes = 0;
    std::uint64_t targets = 0;
    std::uint64_t indices = 0;

    [[nodiscard]] std::uint64_t total() const noexcept { return attributes + targets + indices; }
};

[[nodiscard]] GeometrySize geometrySize(const Primitive& primitive) noexcept;

/// Points, lines or triangles that the primitive draws, where its indices hold no restart values.
[[nodiscard]] std::size_t elementCount(const Primitive& primitive) noexcept;

}  // namespace sinew
