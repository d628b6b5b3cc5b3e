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
}

}  // namespace sinew
