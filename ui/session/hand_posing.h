// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/asset/animation.h"
#include "model/evaluate/hand_pose.h"
#include "model/view/gizmo/gizmo.h"
#include "model/view/pick/surface_hit.h"

namespace sinew {

/// What lies under the pointer: a surface, and a joint where the skeleton is shown. The joint
/// counts first, whatever surface lies before it.
struct PointedAt {
    std::optional<SurfaceHit> surface;
    NodeIndex joint;

    [[nodiscard]] NodeIndex node() const noexcept {
        return joint || !surface ? joint : surface->node;
    }
};

/// What a tool changes of a node. Not for GizmoTool::None.
[[nodiscard]] inline ChannelPath changedBy(GizmoTool tool) noexcept {
    return tool == GizmoTool::Move ? ChannelPath::Translation : ChannelPath::Rotation;
}

/// What is posed by hand, and with which tool.
struct HandPosing {
    HandPose pose;
    GizmoTool tool = GizmoTool::None;
    GizmoAxes axes = GizmoAxes::Local;
    GizmoPart hot = GizmoPart::None;
};

}  // namespace sinew
