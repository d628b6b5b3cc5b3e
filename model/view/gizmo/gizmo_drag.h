// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/hand_pose.h"
#include "model/view/gizmo/gizmo.h"

namespace sinew {

/// What a drag has done to the node so far, in world space: a turn about its origin, or a move.
struct GizmoMotion {
    glm::dvec3 translation{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
    double radians = 0.0;  // of the turn; any number of turns
};

/// A drag of `gizmo.hot`. Everything is as it was when the drag began: the gizmo does not follow
/// the node that it moves, so the pointer stays on what it holds.
class GizmoDrag {
public:
    GizmoDrag(const Gizmo& gizmo, const GizmoView& view, const glm::dvec2& pixel) noexcept;

    /// The pointer is at another pixel. `stepped`: turns go in steps of 15 degrees.
    [[nodiscard]] GizmoMotion moveTo(const glm::dvec2& pixel, bool stepped) noexcept;

private:
    struct Ray {
        glm::dvec3 from, way;  // unit
    };
    [[nodiscard]] Ray rayAt(const glm::dvec2& pixel) const noexcept;
    [[nodiscard]] glm::dvec3 onPlane(const Ray& ray, const glm::dvec3& normal) const noexcept;
    [[nodiscard]] double along(const Ray& ray) const noexcept;
    [[nodiscard]] double angle(const Ray& ray) const noexcept;

    Gizmo m_gizmo;
    GizmoView m_view;
    glm::dvec3 m_eye;       // unit, from the origin towards the viewer
    glm::dvec3 m_axis;      // of what is held
    bool m_edgeOn = false;  // a ring seen from its edge: turns by how far the pointer goes along it
    double m_radius = 1.0;  // of that ring
    glm::dvec3 m_first{0.0};  // where the drag began: in the plane of the part, from the origin
    double m_firstAlong = 0.0;
    double m_firstAngle = 0.0;
    double m_lastAngle = 0.0;
    double m_turned = 0.0;
};

/// A node when a drag begins.
struct DraggedNode {
    HandTransform hand;  // what is set by hand already, or of the node alone
    Transform local;
    glm::dmat4 worldFromParent{1.0};
};

/// What the node has to be set to. A turn under parents that are scaled unevenly is about the
/// nearest axes that are at right angles; under a parent that flattens, nothing moves.
[[nodiscard]] HandTransform draggedTo(const DraggedNode& node, GizmoTool tool,
                                      const GizmoMotion& motion) noexcept;

/// The nearest axes at right angles, of unit length, in the order of the columns; a mirrored matrix
/// keeps its mirror. The identity where there is none.
[[nodiscard]] glm::dmat3 squareAxes(const glm::dmat3& matrix) noexcept;

}  // namespace sinew
