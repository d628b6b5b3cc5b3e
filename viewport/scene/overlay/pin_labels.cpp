// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/pin_labels.h"

#include <algorithm>
#include <array>

#include "viewport/scene/overlay/on_picture.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Points.
constexpr float kPinTextSize = 11.0F;
constexpr glm::vec2 kPinMargin{4.5F, 2.0F};
constexpr float kPinGap = 9.0F;  // from the dot
constexpr float kPinCorner = 3.0F;
constexpr float kPinAscent = 0.78F;  // in text heights
constexpr std::size_t kMostPinLabels = 48;

bool overlap(const OverlayCanvas::Rect& a, const OverlayCanvas::Rect& b) noexcept {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

}  // namespace

void drawPinLabels(OverlayCanvas& canvas, const PinMarks& pins, const FrameInput& input,
                   VkExtent2D extent) {
    std::array<OverlayCanvas::Rect, kMostPinLabels> placed;
    std::size_t count = 0;
    const float scale = input.pixelsPerPoint;
    const float size = kPinTextSize * scale;
    for (const PinLabel& label : pins.labels()) {
        const auto pixel = label.shown ? onPicture(label.at, input.camera, extent) : std::nullopt;
        if (!pixel || count == placed.size()) {
            continue;
        }
        const glm::vec2 margin = kPinMargin * scale;
        const glm::vec2 plate(canvas.textWidth(label.words, size) + 2.0F * margin.x,
                              size + 2.0F * margin.y);
        glm::vec2 corner = *pixel + glm::vec2(kPinGap * scale, -0.5F * plate.y);
        const auto from = onPicture(label.from, input.camera, extent);
        if ((from && pixel->x < from->x) || corner.x + plate.x > static_cast<float>(extent.width)) {
            corner.x = pixel->x - kPinGap * scale - plate.x;
        }
        const OverlayCanvas::Rect area{corner, corner + plate};
        const auto end = placed.begin() + static_cast<std::ptrdiff_t>(count);
        if (std::any_of(placed.begin(), end,
                        [&](const OverlayCanvas::Rect& other) { return overlap(area, other); })) {
            continue;
        }
        placed.at(count++) = area;
        canvas.rect(area, kStrongNamePlate, kPinCorner * scale);
        canvas.text(label.words, corner + margin + glm::vec2(0.0F, kPinAscent * size), size,
                    kHoveredNameText);
    }
}

}  // namespace sinew
