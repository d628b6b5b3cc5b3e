// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/on_picture.h"

namespace sinew {

std::optional<glm::vec2> onPicture(const glm::vec3& at, const CameraView& camera,
                                   VkExtent2D extent) noexcept {
    const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(at, 1.0F);
    const glm::vec2 size(extent.width, extent.height);
    const glm::vec2 pixel = (0.5F + 0.5F * glm::vec2(clip) / clip.w) * size;
    const bool inside = clip.w > 0.0F && clip.z >= 0.0F && pixel.x >= 0.0F && pixel.y >= 0.0F &&
                        pixel.x < size.x && pixel.y < size.y;
    return inside ? std::optional(pixel) : std::nullopt;
}

}  // namespace sinew
