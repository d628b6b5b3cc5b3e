// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frame.h"

#include "ui/session/session.h"

namespace sinew {

void fillFrame(Session& session, float aspect, FrameInput& input) {
    input.evaluator = session.pose();
    input.camera = session.cameraView(aspect);
    input.view = session.view();
    input.framedBounds = session.framedBounds();
    input.environment = session.environment();
    input.showTimings = session.timingsShown();
    const ShownCrowd::View crowd = session.crowd();
    input.crowd = {.crowd = crowd.crowd, .seconds = crowd.seconds, .offsets = crowd.offsets};
    const RootMotion& motion = session.rootMotion();
    const bool path = motion.pathShown && motion.path && input.view.mode != ViewMode::BindPose;
    input.path = path ? OverlayPath{motion.path->points, session.pathPosition()} : OverlayPath();
}

}  // namespace sinew
