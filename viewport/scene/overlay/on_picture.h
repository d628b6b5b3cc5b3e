// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <optional>

#include "model/view/camera.h"

namespace sinew {

/// The position of a point in world space, in pixels from the upper left corner; none behind the
/// eye, before the near plane or outside the picture.
[[nodiscard]] std::optional<glm::vec2> onPicture(const glm::vec3& at, const CameraView& camera,
                                                 VkExtent2D extent) noexcept;

}  // namespace sinew
