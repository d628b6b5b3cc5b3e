// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/pin_labels.h"

#include <cstddef>

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
constexpr float kPinDot = 8.0F;      // radius with its ring
constexpr std::size_t kMostPinLabels = 48;

}  // namespace

void drawPinLabels(OverlayCanvas& canvas, LabelRoom& room, const PinMarks& pins,
                   const FrameInput& input, VkExtent2D extent) {
    const float scale = input.pixelsPerPoint;
    const float size = kPinTextSize * scale;
    const glm::vec2 margin = kPinMargin * scale;
    const glm::vec2 picture(extent.width, extent.height);
    for (const PinLabel& label : pins.labels()) {
        const auto pixel = label.dot ? onPicture(label.at, input.camera, extent) : std::nullopt;
        if (pixel) {
            room.take({*pixel - kPinDot * scale, *pixel + kPinDot * scale});
        }
    }
    std::size_t count = 0;
    for (const PinLabel& label : pins.labels()) {
        const auto pixel = label.shown ? onPicture(label.at, input.camera, extent) : std::nullopt;
        if (!pixel || count == kMostPinLabels) {
            continue;
        }
        const glm::vec2 plate =
            glm::vec2(canvas.textWidth(label.words, size), size) + 2.0F * margin;
        const auto from = onPicture(label.from, input.camera, extent);
        const bool leftwards = from && pixel->x < from->x;
        const auto area = room.beside({.pixel = *pixel, .gap = glm::vec2(kPinGap * scale)}, plate,
                                      picture, leftwards ? kLeftFirst : kRightFirst);
        if (!area) {
            continue;
        }
        ++count;
        room.take(*area);
        canvas.rect(*area, kStrongNamePlate, kPinCorner * scale);
        canvas.text(label.words, area->min + margin + glm::vec2(0.0F, kPinAscent * size), size,
                    kHoveredNameText);
    }
}

}  // namespace sinew
