// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/vertex_labels.h"

#include <cstddef>

#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Points.
constexpr float kPinTextSize = 11.0F;
constexpr glm::vec2 kPinMargin{4.5F, 2.0F};
constexpr float kPinGap = 9.0F;  // distance from the dot
constexpr float kPinCorner = 3.0F;
constexpr float kPinAscent = 0.78F;  // text heights
constexpr float kPinDot = 8.0F;      // radius with its ring
constexpr std::size_t kMostPinLabels = 48;

constexpr float kVertexTextSize = 12.0F;
constexpr glm::vec2 kVertexMargin{6.0F, 3.0F};
constexpr float kVertexGap = 12.0F;  // distance from the dot, past its ring
constexpr float kVertexCorner = 3.0F;
constexpr float kVertexAscent = 0.78F;  // text heights

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

void drawVertexLabel(OverlayCanvas& canvas, const VertexDots& dots, const FrameInput& input,
                     VkExtent2D extent) {
    const std::optional<glm::vec3> at = dots.points().main();
    const auto pixel = at ? onPicture(*at, input.camera, extent) : std::nullopt;
    if (!pixel) {
        return;
    }
    const float scale = input.pixelsPerPoint;
    const float size = kVertexTextSize * scale;
    const glm::vec2 margin = kVertexMargin * scale;
    const glm::vec2 plate = glm::vec2(canvas.textWidth(dots.words(), size), size) + 2.0F * margin;
    glm::vec2 corner = *pixel + glm::vec2(kVertexGap * scale, -0.5F * plate.y);
    if (corner.x + plate.x > static_cast<float>(extent.width)) {
        corner.x = pixel->x - kVertexGap * scale - plate.x;
    }
    canvas.rect({corner, corner + plate}, kStrongNamePlate, kVertexCorner * scale);
    canvas.text(dots.words(), corner + margin + glm::vec2(0.0F, kVertexAscent * size), size,
                kMarkedVertexText);
}

}  // namespace sinew
