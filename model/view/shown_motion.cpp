// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_motion.h"

namespace sinew {
namespace {

bool showsOnePose(const Look& look) noexcept {
    return look.copies < 2 && viewModeInfo(look.mode).posed;
}

}  // namespace

bool showsCrowd(const Look& look) noexcept {
    return look.copies > 1 && viewModeInfo(look.mode).posed;
}

bool showsTrails(const Look& look) noexcept {
    return look.motion.trails != TrailReach::None && showsOnePose(look);
}

bool showsGhosts(const Look& look) noexcept {
    return look.motion.showsGhosts() && showsOnePose(look);
}

bool followsRoot(const Look& look) noexcept {
    return look.motion.follows() && showsOnePose(look);
}

CameraView movedBy(CameraView view, const glm::vec3& shift) noexcept {
    view.eyeWorld += shift;
    view.viewFromWorld[3] -= glm::mat4(glm::mat3(view.viewFromWorld)) * glm::vec4(shift, 0.0F);
    return view;
}

}  // namespace sinew
