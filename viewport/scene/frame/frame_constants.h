// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Shader constants of a frame from the host's input. Point size is 1 pixel if the device has no
/// larger points.
[[nodiscard]] layout::SceneConstants sceneConstants(
    const FrameInput& input, VkExtent2D extent, const VkPhysicalDeviceFeatures& features) noexcept;

/// Size in world units of one pixel at a world position.
[[nodiscard]] float worldPerPixel(const CameraView& camera, VkExtent2D extent,
                                  const glm::vec3& position) noexcept;

}  // namespace sinew
