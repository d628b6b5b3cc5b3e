// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frame.h"

#include "ui/session/session.h"

namespace sinew {

void fillFrame(Session& session, float aspect, FrameInput& input) {
    input.evaluator = session.pose();
    input.camera = session.rig().cameraView(aspect);
    session.fillView(input.view);
    input.framedBounds = session.rig().framedBounds();
    input.environment = session.appearance().environment();
    input.crowd = {};
    if (CrowdGrid* grid = session.crowd()) {
        input.crowd = {
            .crowd = &grid->crowd(), .seconds = grid->seconds(), .offsets = grid->offsets()};
    }
    const RootMotion& motion = session.player().rootMotion();
    const bool path = motion.pathShown && motion.path && input.view.mode != ViewMode::BindPose;
    input.path =
        path ? OverlayPath{motion.path->points, session.player().pathPosition()} : OverlayPath();
}

}  // namespace sinew
