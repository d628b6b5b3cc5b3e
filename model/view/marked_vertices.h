// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "model/core/index.h"

namespace sinew {

/// A vertex of a primitive of the node's mesh.
struct MarkedVertex {
    NodeIndex node;
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;

    bool operator==(const MarkedVertex&) const = default;
};

/// Maximum number of vertices that are drawn as dots.
inline constexpr std::size_t kMostMarkedVertices = 20'000;

/// Vertices that a picture marks with dots: those of a finding, or of anything else that can name
/// them. Immutable once it is shared; view options compare it by pointer.
struct MarkedVertices {
    std::vector<MarkedVertex> vertices;  // kMostMarkedVertices at most; the first is the main one
    std::size_t count = 0;               // including those that are not listed
};

/// Keeps the first kMostMarkedVertices and remembers how many there are; null for none.
[[nodiscard]] std::shared_ptr<const MarkedVertices> markedVertices(
    std::vector<MarkedVertex> vertices);

/// "vertex 1234", "vertex 1234 and 51 more"
[[nodiscard]] std::string markedWords(const MarkedVertices& marked);

}  // namespace sinew
