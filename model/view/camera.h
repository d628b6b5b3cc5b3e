// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/math.h"
#include "model/evaluate/outline.h"

namespace sinew {

/// The camera data for the renderer. Right-handed world, Y up; Vulkan clip space (y down, depth 0
/// near to 1 far).
struct CameraView {
    glm::mat4 viewFromWorld{1.0F};
    glm::mat4 clipFromView{1.0F};
    glm::vec3 eyeWorld{0.0F};
    bool orthographic = false;
};

/// A camera on a sphere around a target. At yaw 0, pitch 0 it is on +Z and looks along -Z; yaw
/// increases towards +X, pitch towards +Y. Roll turns it about its line of sight: a positive one
/// clockwise, so that the picture turns counterclockwise.
struct OrbitCamera {
    glm::vec3 target{0.0F};
    float yawRadians = 0.0F;
    float pitchRadians = 0.0F;
    float distance = 3.0F;
    float fovYRadians = 0.7F;
    bool orthographic = false;
    float sceneRadius = 1.0F;  // sets the near and far planes
    float rollRadians = 0.0F;

    [[nodiscard]] glm::vec3 eye() const noexcept;
    [[nodiscard]] CameraView view(float aspect) const noexcept;

    /// Looks from the side of the target that `back` (any length) points to, with `up` upwards in
    /// the picture. Neither may be zero, nor both parallel. Target and distance stay.
    void setDirection(const glm::vec3& back, const glm::vec3& up) noexcept;

    void orbit(float yawDelta, float pitchDelta) noexcept;  // radians; pitch is clamped at the
                                                            // poles
    /// Moves target and eye so that the point under the cursor stays under it; pixels, y down.
    void pan(glm::vec2 deltaPixels, float viewportHeightPixels) noexcept;
    void zoom(float factor) noexcept;  // distance × factor, clamped to a sensible range for the
                                       // scene

    bool operator==(const OrbitCamera&) const = default;
};

/// Keeps direction and field of view; sets target and distance so that the box's bounding sphere
/// fits the picture. An empty box gives a unit view of the origin.
void frame(OrbitCamera& camera, const Box& box, float aspect) noexcept;

/// Of the distance of a tight fit.
inline constexpr float kTightMargin = 1.06F;

/// Tight fit: like `frame`, but for the eight corners of the box seen from the current direction,
/// which are centred in the picture both ways.
void frameTight(OrbitCamera& camera, const Box& box, float aspect,
                float margin = kTightMargin) noexcept;

/// The same for the points of an outline, which follow the shape more closely than box corners.
void frameTight(OrbitCamera& camera, const Outline& outline, float aspect,
                float margin = kTightMargin) noexcept;

/// Sets the scene radius so that the depth range covers the box, wherever the camera is. A target
/// much farther away than the box comes closer along the line of sight if the near plane would
/// otherwise cut the box off; the view stays.
void coverDepth(OrbitCamera& camera, const Box& box) noexcept;

/// The view of a glTF camera at its node's world matrix (glTF 2.0, 3.10). `aspect` is that of the
/// picture.
[[nodiscard]] CameraView gltfCameraView(const CameraProjection& projection,
                                        const glm::mat4& worldFromCamera, float aspect) noexcept;

// clipFromView for a right-handed view space that looks along -Z, to Vulkan clip space: y down,
// depth 0 at `znear` and 1 at `zfar`.

[[nodiscard]] glm::mat4 perspectiveClip(float fovYRadians, float aspect, float znear,
                                        float zfar) noexcept;
[[nodiscard]] glm::mat4 infinitePerspectiveClip(float fovYRadians, float aspect,
                                                float znear) noexcept;

/// `znear` may be behind the eye.
[[nodiscard]] glm::mat4 orthographicClip(float halfWidth, float halfHeight, float znear,
                                         float zfar) noexcept;

}  // namespace sinew
