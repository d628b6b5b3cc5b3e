// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/math.h"
#include "model/evaluate/outline.h"

namespace sinew {

/// What the renderer needs of a camera. Right-handed world, Y up; clip space is Vulkan's (y down,
/// depth 0 near to 1 far).
struct CameraView {
    glm::mat4 viewFromWorld{1.0F};
    glm::mat4 clipFromView{1.0F};
    glm::vec3 eyeWorld{0.0F};
    bool orthographic = false;
};

/// A camera on a sphere around a target. Yaw 0, pitch 0 stands on +Z and looks to -Z; yaw grows
/// towards +X, pitch towards +Y.
struct OrbitCamera {
    glm::vec3 target{0.0F};
    float yawRadians = 0.0F;
    float pitchRadians = 0.0F;
    float distance = 3.0F;
    float fovYRadians = 0.7F;
    bool orthographic = false;
    float sceneRadius = 1.0F;  // sets the near and far planes

    [[nodiscard]] glm::vec3 eye() const noexcept;
    [[nodiscard]] CameraView view(float aspect) const noexcept;

    void orbit(float yawDelta, float pitchDelta) noexcept;  // radians; pitch ends at the poles
    /// Moves target and eye so that the point under the cursor stays under it; pixels, y down.
    void pan(glm::vec2 deltaPixels, float viewportHeightPixels) noexcept;
    void zoom(float factor) noexcept;  // distance × factor, kept within sane bounds of the scene

    bool operator==(const OrbitCamera&) const = default;
};

/// Keeps direction and field of view; places target and distance so that the box's sphere fits
/// the picture. An empty box gives a unit view of the origin.
void frame(OrbitCamera& camera, const Box& box, float aspect) noexcept;

/// Tight fit: like `frame`, but for the box's eight corners as seen from the present direction.
void frameTight(OrbitCamera& camera, const Box& box, float aspect) noexcept;

/// The same for the points of an outline, which lie closer to the form than a box's corners.
void frameTight(OrbitCamera& camera, const Outline& outline, float aspect) noexcept;

/// A camera of the file at its node's world matrix (glTF 2.0, 3.10). `aspect` is the picture's.
[[nodiscard]] CameraView gltfCameraView(const CameraProjection& projection,
                                        const glm::mat4& worldFromCamera, float aspect) noexcept;

}  // namespace sinew
