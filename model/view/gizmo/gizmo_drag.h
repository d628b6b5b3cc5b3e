// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/hand_pose.h"
#include "model/view/gizmo/gizmo.h"

namespace sinew {

/// The motion of the node during a drag, in world space: a rotation about its origin, or a
/// translation.
struct GizmoMotion {
    glm::dvec3 translation{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
    double radians = 0.0;  // angle of the rotation; may exceed a full turn
};

/// A drag of `gizmo.hot`. Keeps the state at the start of the drag: the gizmo does not follow the
/// node that it moves, so the pointer stays on the handle.
class GizmoDrag {
public:
    GizmoDrag(const Gizmo& gizmo, const GizmoView& view, const glm::dvec2& pixel) noexcept;

    /// Updates the pointer position. `stepped`: rotates in steps of 15 degrees.
    [[nodiscard]] GizmoMotion moveTo(const glm::dvec2& pixel, bool stepped) noexcept;

private:
    struct Ray {
        glm::dvec3 from, direction;  // unit
    };
    [[nodiscard]] Ray rayAt(const glm::dvec2& pixel) const noexcept;
    [[nodiscard]] glm::dvec3 onPlane(const Ray& ray, const glm::dvec3& normal) const noexcept;
    [[nodiscard]] double along(const Ray& ray) const noexcept;
    [[nodiscard]] double angle(const Ray& ray) const noexcept;

    Gizmo m_gizmo;
    GizmoView m_view;
    glm::dvec3 m_eye;         // unit, from the origin towards the viewer
    glm::dvec3 m_axis;        // axis of the dragged handle
    bool m_edgeOn = false;    // a ring seen edge-on: rotates by the distance that the pointer moves
                              // along it
    double m_radius = 1.0;    // radius of that ring
    glm::dvec3 m_first{0.0};  // start of the drag: in the plane of the handle, relative to the
                              // origin
    double m_firstAlong = 0.0;
    double m_firstAngle = 0.0;
    double m_lastAngle = 0.0;
    double m_turned = 0.0;
};

/// A node at the start of a drag.
struct DraggedNode {
    HandTransform hand;  // the node's existing entry in the pose by hand, or an empty one
    Transform local;
    glm::dmat4 worldFromParent{1.0};
};

/// The transform to set for the node. Under non-uniformly scaled parents a rotation uses the
/// nearest orthogonal axes; under a singular parent nothing moves.
[[nodiscard]] HandTransform draggedTo(const DraggedNode& node, GizmoTool tool,
                                      const GizmoMotion& motion) noexcept;

/// The nearest orthonormal axes, in column order; a mirrored matrix stays mirrored. The identity if
/// there are none.
[[nodiscard]] glm::dmat3 squareAxes(const glm::dmat3& matrix) noexcept;

}  // namespace sinew
