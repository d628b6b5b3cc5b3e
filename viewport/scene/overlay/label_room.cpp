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

}  // namespace sinew
