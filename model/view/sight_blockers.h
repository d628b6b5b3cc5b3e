// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/core/math.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/view_options.h"

namespace sinew {

/// The posed triangles of a picture, to ask whether one of them hides a point from the eye. Holes
/// of materials count as surface; back faces that are not drawn do not hide anything.
class SightBlockers {
public:
    static constexpr std::size_t kMostTriangles = 400'000;

    /// Collects the drawn nodes of `view`'s scene in the evaluator's pose: all of them, or if those
    /// have more than kMostTriangles, `main` alone; if it still has more, none.
    SightBlockers(const PoseEvaluator& evaluator, const ViewOptions& view, NodeIndex main);

    /// Whether a surface is between them. Triangles that touch the point do not hide it.
    [[nodiscard]] bool hide(const glm::vec3& point, const glm::vec3& eye) const noexcept {
        return meet(point, eye, false);
    }
    /// Whether nothing is between them, not even a back face that is not drawn: from a point on the
    /// outside, such an eye is inside of nothing.
    [[nodiscard]] bool outside(const glm::vec3& point, const glm::vec3& eye) const noexcept {
        return !m_triangles.empty() && !meet(point, eye, true);
    }

    /// Distance of the last surface on a ray with a unit direction, up to `within`; 0: none.
    [[nodiscard]] float farthest(const glm::vec3& point, const glm::vec3& direction,
                                 float within) const noexcept;

    /// Unit sum of the normals, by area, of the triangles that touch the point; 0 if there are
    /// none.
    [[nodiscard]] glm::vec3 normalAt(const glm::vec3& point) const noexcept;

private:
    /// Counter-clockwise from its front.
    struct Triangle {
        glm::vec3 a, b, c;
        bool culled = false;  // the back is not drawn
    };

    struct Surface;
    [[nodiscard]] bool meet(const glm::vec3& point, const glm::vec3& eye,
                            bool backFaces) const noexcept;
    [[nodiscard]] static std::vector<Surface> surfacesOf(const PoseEvaluator& evaluator,
                                                         const ViewOptions& view, NodeIndex only);
    void add(const PoseEvaluator& evaluator, const ViewOptions& view, const Surface& surface);

    std::vector<Triangle> m_triangles;
    float m_reach = 0.0F;  // points that are closer touch
};

}  // namespace sinew
