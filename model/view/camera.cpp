// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera.h"

#include <algorithm>
#include <cmath>

#include "model/view/projection.h"

namespace sinew {

namespace {

constexpr float kHalfPi = 1.57079632679489661923F;

// Reach of the near and far planes around the target, in scene radii; includes the grid and panned
// views.
constexpr float kReachRadii = 20.0F;
constexpr float kNearestPerDistance = 0.01F;

struct CameraAxes {
    glm::vec3 right, up, back;
};

CameraAxes axesOf(const OrbitCamera& camera) noexcept {
    const float sy = std::sin(camera.yawRadians), cy = std::cos(camera.yawRadians);
    const float sp = std::sin(camera.pitchRadians), cp = std::cos(camera.pitchRadians);
    return {{cy, 0.0F, -sy}, {-sy * sp, cp, -cy * sp}, {sy * cp, sp, cy * cp}};
}

glm::mat4 viewFromAxes(const CameraAxes& axes, const glm::vec3& eye) noexcept {
    return {{axes.right.x, axes.up.x, axes.back.x, 0.0F},
            {axes.right.y, axes.up.y, axes.back.y, 0.0F},
            {axes.right.z, axes.up.z, axes.back.z, 0.0F},
            {-glm::dot(axes.right, eye), -glm::dot(axes.up, eye), -glm::dot(axes.back, eye), 1.0F}};
}

}  // namespace

glm::vec3 OrbitCamera::eye() const noexcept {
    return target + distance * axesOf(*this).back;
}

CameraView OrbitCamera::view(float aspect) const noexcept {
    CameraView result;
    result.eyeWorld = eye();
    result.viewFromWorld = viewFromAxes(axesOf(*this), result.eyeWorld);
    result.orthographic = orthographic;

    const float reach = kReachRadii * sceneRadius;
    const float zfar = distance + reach;
    if (orthographic) {
        const float halfHeight = distance * std::tan(0.5F * fovYRadians);
        result.clipFromView =
            orthographicClip(halfHeight * aspect, halfHeight, distance - reach, zfar);
    } else {
        const float znear = std::max(distance - reach, kNearestPerDistance * distance);
        result.clipFromView = perspectiveClip(fovYRadians, aspect, znear, zfar);
    }
    return result;
}

void OrbitCamera::orbit(float yawDelta, float pitchDelta) noexcept {
    yawRadians = std::remainder(yawRadians + yawDelta, 4.0F * kHalfPi);
    pitchRadians = std::clamp(pitchRadians + pitchDelta, -kHalfPi, kHalfPi);
}

void OrbitCamera::pan(glm::vec2 deltaPixels, float viewportHeightPixels) noexcept {
    const float worldPerPixel =
        2.0F * distance * std::tan(0.5F * fovYRadians) / std::max(viewportHeightPixels, 1.0F);
    const CameraAxes axes = axesOf(*this);
    target += worldPerPixel * (deltaPixels.y * axes.up - deltaPixels.x * axes.right);
}

void OrbitCamera::zoom(float factor) noexcept {
    distance = std::clamp(distance * factor, 1e-3F * sceneRadius, 1e3F * sceneRadius);
}

}  // namespace sinew
