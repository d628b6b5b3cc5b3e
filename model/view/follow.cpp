// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/follow.h"

namespace sinew {

bool followsRoot(const Look& look) noexcept {
    return look.motion.follows() && look.copies < 2 && viewModeInfo(look.mode).posed;
}

CameraView movedBy(CameraView view, const glm::vec3& shift) noexcept {
    view.eyeWorld += shift;
    view.viewFromWorld[3] -= glm::mat4(glm::mat3(view.viewFromWorld)) * glm::vec4(shift, 0.0F);
    return view;
}

}  // namespace sinew
