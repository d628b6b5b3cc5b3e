// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr float kHalfPi = 1.57079632679489661923F;

// Reach of the near and far planes around the target, in scene radii; includes the grid and panned
// views.
constexpr float kReachRadii = 20.0F;
constexpr float kNearestPerDistance = 0.01F;
constexpr double kPole = 1e-6;       // horizontal part of a vertical line of sight
constexpr float kLevel = 1e-6F;      // roll, radians, that is an error of rounding
constexpr float kFarTarget = 10.0F;  // radii from which a target may come closer
constexpr float kClosestTarget = 0.1F;

struct CameraAxes {
    glm::vec3 right, up, back;
};

CameraAxes axesOf(const OrbitCamera& camera) noexcept {
    const float sy = std::sin(camera.yawRadians), cy = std::cos(camera.yawRadians);
    const float sp = std::sin(camera.pitchRadians), cp = std::cos(camera.pitchRadians);
    const CameraAxes level{{cy, 0.0F, -sy}, {-sy * sp, cp, -cy * sp}, {sy * cp, sp, cy * cp}};
    if (camera.rollRadians == 0.0F) {
        return level;
    }
    const float sr = std::sin(camera.rollRadians), cr = std::cos(camera.rollRadians);
    return {cr * level.right - sr * level.up, cr * level.up + sr * level.right, level.back};
}

glm::mat4 viewFromAxes(const CameraAxes& axes, const glm::vec3& eye) noexcept {
    return {{axes.right.x, axes.up.x, axes.back.x, 0.0F},
            {axes.right.y, axes.up.y, axes.back.y, 0.0F},
            {axes.right.z, axes.up.z, axes.back.z, 0.0F},
            {-glm::dot(axes.right, eye), -glm::dot(axes.up, eye), -glm::dot(axes.back, eye), 1.0F}};
}

/// Keeps the camera's original frame visible in pictures of another aspect ratio.
glm::mat4 clipOf(const PerspectiveCamera& camera, float aspect) noexcept {
    float fov = camera.yfovRadians;
    if (camera.aspectRatio && aspect < *camera.aspectRatio) {
        fov = 2.0F * std::atan(std::tan(0.5F * fov) * *camera.aspectRatio / aspect);
    }
    return camera.zfar ? perspectiveClip(fov, aspect, camera.znear, *camera.zfar)
                       : infinitePerspectiveClip(fov, aspect, camera.znear);
}

glm::mat4 clipOf(const OrthographicCamera& camera, float aspect) noexcept {
    constexpr float kSmallest = 1e-12F;
    const float xmag = std::max(std::abs(camera.xmag), kSmallest);
    const float ymag = std::max(std::abs(camera.ymag), kSmallest);
    const float halfHeight = std::max(ymag, xmag / aspect);
    return orthographicClip(halfHeight * aspect, halfHeight, camera.znear, camera.zfar);
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

void OrbitCamera::setDirection(const glm::vec3& back, const glm::vec3& up) noexcept {
    const glm::dvec3 unit = glm::normalize(glm::dvec3(back));
    const bool alongAxis = std::hypot(unit.x, unit.z) < kPole;
    const double side = unit.y > 0.0 ? 1.0 : -1.0;
    rollRadians = 0.0F;
    pitchRadians = alongAxis ? static_cast<float>(side) * kHalfPi
                             : static_cast<float>(std::atan2(unit.y, std::hypot(unit.x, unit.z)));
    yawRadians = static_cast<float>(alongAxis ? std::atan2(-side * up.x, -side * up.z)
                                              : std::atan2(unit.x, unit.z));
    if (!alongAxis) {
        const CameraAxes level = axesOf(*this);
        const float roll = std::atan2(glm::dot(up, level.right), glm::dot(up, level.up));
        rollRadians = std::abs(roll) < kLevel ? 0.0F : roll;
    }
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

void coverDepth(OrbitCamera& camera, const Box& box) noexcept {
    const float radius = box.radius() > 0.0F ? box.radius() : 1.0F;
    const glm::vec3 eye = camera.eye();
    const glm::vec3 back = axesOf(camera).back;
    const float depth = box.empty() ? camera.distance : glm::dot(eye - box.center(), back);
    const bool cutOff = depth - radius < kNearestPerDistance * camera.distance;
    if (!camera.orthographic && cutOff && camera.distance > kFarTarget * radius) {
        camera.distance = std::min(camera.distance, std::max(depth, kClosestTarget * radius));
        camera.target = eye - camera.distance * back;
    }
    const float beyond = std::abs(depth - camera.distance) + radius;
    camera.sceneRadius = std::max(radius, beyond / kReachRadii);
}

CameraView gltfCameraView(const CameraProjection& projection, const glm::mat4& worldFromCamera,
                          float aspect) noexcept {
    // The node's scale is ignored: a camera has only a position and a direction (glTF 2.0, 3.10.2).
    Transform placement = decompose(worldFromCamera);
    placement.scale = glm::vec3(1.0F);

    CameraView view;
    view.viewFromWorld = glm::mat4(glm::inverse(toMatrixDouble(placement)));
    view.eyeWorld = placement.translation;
    view.orthographic = std::holds_alternative<OrthographicCamera>(projection);
    view.clipFromView =
        std::visit([&](const auto& camera) { return clipOf(camera, aspect); }, projection);
    return view;
}

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
