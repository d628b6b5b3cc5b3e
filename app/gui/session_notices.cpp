// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/session_notices.h"

#include "model/check/picture_notices.h"
#include "model/evaluate/scene_content.h"
#include "ui/session/session.h"

namespace sinew {

namespace {
constexpr std::size_t kVertexBudget = 500'000;
}

std::vector<std::string> sessionNotices(Session& session, float aspect, float heightPixels) {
    const PoseEvaluator* pose = session.pose();
    const ViewOptions& view = session.view();
    if (pose == nullptr || view.mode == ViewMode::BindPose ||
        session.appearance().look().copies > 1) {
        return {};
    }
    if (sceneContent(pose->asset(), view.scene) != SceneContent::Surfaces) {
        return {};  // the window says so itself
    }
    std::vector<std::string> notices;
    if (const NodeIndex node = session.rig().cameraNode()) {
        notices = cameraNotices(*pose, node);
    }
    const std::vector<std::string> more =
        pictureNotices({.evaluator = *pose,
                        .scene = view.scene,
                        .animation = session.player().animation(),
                        .weights = view.weights,
                        .camera = session.rig().cameraView(aspect),
                        .heightPixels = heightPixels,
                        .shown = view.shown.get(),
                        .vertexBudget = kVertexBudget});
    notices.insert(notices.end(), more.begin(), more.end());
    return notices;
}

}  // namespace sinew
