// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/label_room.h"

#include <algorithm>

namespace sinew {

bool LabelRoom::isFree(const OverlayCanvas::Rect& area) const noexcept {
    return std::none_of(m_taken.begin(), m_taken.end(), [&](const OverlayCanvas::Rect& taken) {
        return area.min.x < taken.max.x && taken.min.x < area.max.x && area.min.y < taken.max.y &&
               taken.min.y < area.max.y;
    });
}

std::optional<OverlayCanvas::Rect> LabelRoom::beside(
    const Place& place, glm::vec2 size, glm::vec2 picture,
    std::span<const glm::vec2> sides) const noexcept {
    std::optional<OverlayCanvas::Rect> cut;
    for (const glm::vec2 side : sides) {
        const glm::vec2 min = place.pixel + side * (place.gap + 0.5F * size) - 0.5F * size;
        const OverlayCanvas::Rect area{min, min + size};
        if (!isFree(area)) {
            continue;
        }
        const bool whole = glm::all(glm::greaterThanEqual(area.min, glm::vec2(0.0F))) &&
                           glm::all(glm::lessThanEqual(area.max, picture));
        if (whole) {
            return area;
        }
        cut = cut ? cut : area;
    }
    return cut;
}

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
