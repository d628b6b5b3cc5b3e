// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/vertex_label.h"

#include "viewport/scene/overlay/on_picture.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Points.
constexpr float kVertexTextSize = 12.0F;
constexpr glm::vec2 kVertexMargin{6.0F, 3.0F};
constexpr float kVertexGap = 12.0F;  // from the dot, past its ring
constexpr float kVertexCorner = 3.0F;
constexpr float kVertexAscent = 0.78F;  // in text heights

}  // namespace

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
