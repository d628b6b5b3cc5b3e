// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera.h"

#include <algorithm>
#include <cmath>

#include "model/view/projection.h"

namespace sinew {

namespace {

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

}  // namespace sinew
