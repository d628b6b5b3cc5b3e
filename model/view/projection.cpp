// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/projection.h"

#include <cmath>

namespace sinew {

glm::mat4 perspectiveClip(float fovYRadians, float aspect, float znear, float zfar) noexcept {
    glm::mat4 clip = infinitePerspectiveClip(fovYRadians, aspect, znear);
    clip[2][2] = zfar / (znear - zfar);
    clip[3][2] = znear * zfar / (znear - zfar);
    return clip;
}

glm::mat4 infinitePerspectiveClip(float fovYRadians, float aspect, float znear) noexcept {
    const float slope = 1.0F / std::tan(0.5F * fovYRadians);
    glm::mat4 clip(0.0F);
    clip[0][0] = slope / aspect;
    clip[1][1] = -slope;
    clip[2][2] = -1.0F;
    clip[2][3] = -1.0F;
    clip[3][2] = -znear;
    return clip;
}

glm::mat4 orthographicClip(float halfWidth, float halfHeight, float znear, float zfar) noexcept {
    glm::mat4 clip(1.0F);
    clip[0][0] = 1.0F / halfWidth;
    clip[1][1] = -1.0F / halfHeight;
    clip[2][2] = 1.0F / (znear - zfar);
    clip[3][2] = znear / (znear - zfar);
    return clip;
}

}  // namespace sinew
