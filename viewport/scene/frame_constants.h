// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/scene/frame_input.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {

/// What the shaders need of a frame, from what the host gave. Point size is 1 pixel where the
/// device has no larger points.
[[nodiscard]] layout::SceneConstants sceneConstants(
    const FrameInput& input, VkExtent2D extent, const VkPhysicalDeviceFeatures& features) noexcept;

/// Distance between grid lines for a model of this radius: a power of ten.
[[nodiscard]] float gridSpacing(float radius) noexcept;

/// Size in world units of one pixel at a world position.
[[nodiscard]] float worldPerPixel(const CameraView& camera, VkExtent2D extent,
                                  const glm::vec3& position) noexcept;

/// What `view.framedBounds` says about size; 1 where it says nothing.
[[nodiscard]] float framedRadius(const Box& bounds) noexcept;

}  // namespace sinew
