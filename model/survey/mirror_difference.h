// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/mesh.h"
#include "model/check/symmetry_search.h"
#include "model/core/point_tree.h"

namespace sinew {

/// A place on a triangle.
struct TrianglePlace {
    std::array<std::uint32_t, 3> corners{};
    glm::vec3 shares{0.0F};  // shares of the corners; not negative, together 1
};

/// Finds places on the triangles of a primitive, positions as stored. Borrows the primitive.
class NearestSurface {
public:
    /// A set stop token leaves it empty.
    explicit NearestSurface(const Primitive& primitive, const std::stop_token& stop = {});

    /// The nearest place, if one is within `reach`. Looks at the triangles of the nearest vertex
    /// and at their neighbours; very uneven triangles may hide a nearer one.
    [[nodiscard]] std::optional<TrianglePlace> at(const glm::vec3& point, float reach) const;

private:
    [[nodiscard]] std::vector<std::uint32_t> trianglesNear(std::uint32_t vertex) const;
    void addTrianglesOf(std::uint32_t place, std::vector<std::uint32_t>& triangles) const;

    const SharedArray<glm::vec3>& m_positions;
    std::vector<std::uint32_t> m_corners;       // three vertices of every triangle
    std::vector<std::uint32_t> m_placeOf;       // [vertex]: the first vertex at its position
    std::vector<std::uint32_t> m_firstAtPlace;  // [vertex], and one more: in m_triangles
    std::vector<std::uint32_t> m_triangles;     // triangles of every place
    PointTree m_tree;
};

/// The shares of the place of a triangle that is nearest to a point.
[[nodiscard]] glm::vec3 nearestShares(const glm::vec3& point, const std::array<glm::vec3, 3>& at);

/// The weight of one joint at a vertex, and of its counterpart at the mirror image.
struct MirroredWeight {
    std::size_t joint = 0;
    float own = 0.0F;
    float image = 0.0F;

    [[nodiscard]] float difference() const noexcept { return std::abs(own - image); }
};

struct MirrorDifferences {
    std::vector<float> values;  // [vertex]: the largest difference; NaN: no image
    std::size_t compared = 0;   // vertices with an image
    std::size_t different = 0;  // those with a visible difference
    std::uint32_t vertex = 0;   // where the difference is largest
    MirroredWeight largest = {};
};

/// Compares |w(v, joint) − w(image of v, counterpart of the joint)| over the joints of both that
/// have a counterpart, weights as stored. The image is the most similar of the vertices at the
/// mirrored position; without any, the nearest place of a triangle within a hundredth of the
/// diagonal, with the mean weights of its corners. Incomplete after a stop. Tolerances are those of
/// WEIGHTS_ASYMMETRIC.
[[nodiscard]] MirrorDifferences mirrorDifferences(const check::SkinnedPrimitive& skinned,
                                                  const check::MirroredSkin& mirrored,
                                                  const std::stop_token& stop);

}  // namespace sinew
