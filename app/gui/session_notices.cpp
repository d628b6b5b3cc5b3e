// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/session_notices.h"

#include "model/evaluate/scene_content.h"
#include "model/picture/subject_notices.h"
#include "ui/session/session.h"

namespace sinew {

namespace {
constexpr std::size_t kVertexBudget = 500'000;
}

std::vector<std::string> sessionNotices(Session& session, float aspect, float heightPixels) {
    const PoseEvaluator* const pose = session.pose();
    if (pose == nullptr ||
        sceneContent(pose->asset(), session.selection().scene()) != SceneContent::Surfaces) {
        return {};  // the window says so itself
    }
    return subjectNotices(session.subject(), *pose,
                          {.camera = session.rig().cameraView(aspect),
                           .cameraNode = session.rig().cameraNode(),
                           .heightPixels = heightPixels,
                           .vertexBudget = kVertexBudget});
}

}  // namespace sinew
