// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "model/evaluate/bounds.h"
#include "viewport/gpu/device_view.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

[[nodiscard]] inline bool isFinite(const glm::vec3& v) noexcept {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

/// A corner of a box, number 0 to 7: bit i is the larger coordinate i.
[[nodiscard]] glm::vec3 cornerOf(const Box& box, unsigned bits) noexcept;

/// From a point in world space towards the eye of a camera: to the eye, or of length 1 if the
/// camera is orthographic.
[[nodiscard]] glm::vec3 towardsEye(const CameraView& camera, const glm::vec3& at) noexcept;

/// The radius of the framed bounds; 1 if they are empty.
[[nodiscard]] float framedRadius(const Box& bounds) noexcept;

/// Distance between grid lines for a model of this radius: a power of ten.
[[nodiscard]] float gridSpacing(float radius) noexcept;

/// The end of the heat map of `skinning-difference`, in file units: 1, 2 or 5 times a power of ten,
/// at most a fortieth of the framed radius, so that it is constant while a clip plays.
[[nodiscard]] float differenceScale(const Box& framedBounds) noexcept;

/// Distances from the eye along its line of sight, in file units.
struct DepthRange {
    float nearest;
    float farthest;

    bool operator==(const DepthRange&) const = default;
};

/// The ends of the heat map of `depth`: as the view says, otherwise those of the framed bounds in
/// front of the eye; constant while a clip plays and the camera stays.
[[nodiscard]] DepthRange depthRange(const FrameInput& input) noexcept;

/// The size of the picture of which a target of this extent shows all or a part.
[[nodiscard]] VkExtent2D pictureExtent(const FrameInput& input, VkExtent2D target) noexcept;

/// Shader constants of a frame from the host's input. Point size is 1 pixel if the device has no
/// larger points.
[[nodiscard]] layout::SceneConstants sceneConstants(
    const FrameInput& input, VkExtent2D extent, const VkPhysicalDeviceFeatures& features) noexcept;

/// Size in world units of one pixel at a world position.
[[nodiscard]] float worldPerPixel(const CameraView& camera, VkExtent2D extent,
                                  const glm::vec3& position) noexcept;

}  // namespace sinew
