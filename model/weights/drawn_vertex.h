// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "model/asset/asset.h"

namespace sinew {

/// A point of a triangle: its other vertices and their shares; the vertex has the rest.
struct TrianglePoint {
    std::array<std::uint32_t, 2> others{};
    glm::vec2 shares{0.0F};  // 0 to 1, and so is their sum

    bool operator==(const TrianglePoint&) const = default;
};

/// A vertex as one node draws it, or a point near to it.
struct DrawnVertex {
    NodeIndex node;
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::uint32_t vertex = 0;
    std::uint32_t instance = 0;  // instance of EXT_mesh_gpu_instancing; 0 if not instanced
    std::optional<TrianglePoint> point = {};  // none: the vertex itself

    bool operator==(const DrawnVertex&) const = default;
};

/// Barycentric weights (vertices, shares) as a place; `place.vertex` is ignored. The vertex with
/// the largest share is the one that has the point.
[[nodiscard]] DrawnVertex placeOnTriangle(DrawnVertex place,
                                          const std::array<std::uint32_t, 3>& vertices,
                                          const glm::vec3& shares) noexcept;

[[nodiscard]] bool exists(const Asset& asset, const DrawnVertex& place) noexcept;

}  // namespace sinew
