// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/asset/animation.h"
#include "model/evaluate/hand_pose.h"
#include "model/view/gizmo/gizmo.h"
#include "model/view/pick/surface_hit.h"
#include "model/weights/drawn_vertex.h"

namespace sinew {

/// What is under the pointer: a surface, and a joint if the skeleton is shown. The joint takes
/// precedence, even behind a surface.
struct PointedAt {
    std::optional<SurfaceHit> surface;
    NodeIndex joint;

    [[nodiscard]] NodeIndex node() const noexcept {
        return joint || !surface ? joint : surface->node;
    }
};

/// The vertex of a surface that is nearest to the pointer.
[[nodiscard]] inline DrawnVertex placeOf(const SurfaceHit& hit) noexcept {
    return {.node = hit.node,
            .primitive = hit.primitive,
            .vertex = hit.vertex,
            .instance = hit.instance};
}

/// The point of a triangle under the pointer; the nearest vertex of lines and points.
[[nodiscard]] inline DrawnVertex pointOf(const SurfaceHit& hit) noexcept {
    return hit.elementSize == 3 ? placeOnTriangle(placeOf(hit), hit.vertices, hit.shares)
                                : placeOf(hit);
}

/// The path that a tool changes. Not for GizmoTool::None.
[[nodiscard]] inline ChannelPath changedBy(GizmoTool tool) noexcept {
    return tool == GizmoTool::Move ? ChannelPath::Translation : ChannelPath::Rotation;
}

/// The pose by hand and the current tool.
struct HandPosing {
    HandPose pose;
    GizmoTool tool = GizmoTool::None;
    GizmoAxes axes = GizmoAxes::Local;
    GizmoPart hot = GizmoPart::None;
};

}  // namespace sinew
