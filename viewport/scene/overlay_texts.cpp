// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay_texts.h"

#include <array>

#include "viewport/scene/ribbons.h"

namespace sinew {
namespace {

constexpr glm::vec4 kBackdrop{0.05F, 0.055F, 0.065F, 0.55F};
constexpr float kAxisLetterPoints = 12.0F;

}  // namespace

void drawTexts(OverlayCanvas& canvas, std::span<const OverlayText> texts) {
    for (const OverlayText& text : texts) {
        const float width = canvas.textWidth(text.utf8, text.heightPixels);
        if (width <= 0.0F) {
            continue;
        }
        const glm::vec2 margin(0.45F * text.heightPixels, 0.22F * text.heightPixels);
        const glm::vec2 top = text.position - glm::vec2(0.0F, 0.80F * text.heightPixels);
        const glm::vec2 bottom = text.position + glm::vec2(width, 0.24F * text.heightPixels);
        glm::vec4 backdrop = kBackdrop;
        backdrop.a *= text.color.a;
        canvas.rect({top - margin, bottom + margin}, backdrop, 0.3F * text.heightPixels);
        canvas.text(text.utf8, text.position, text.heightPixels, text.color);
    }
}

void drawAxisLetters(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    constexpr std::array<const char*, 3> kLetters{"x", "y", "z"};
    const float size = kAxisLetterPoints * input.pixelsPerPoint;
    const float reach = 1.06F * axisLength(input.framedBounds);
    const glm::mat4 clipFromWorld = input.camera.clipFromView * input.camera.viewFromWorld;
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec4 end(0.0F, 0.0F, 0.0F, 1.0F);
        end[axis] = reach;
        const glm::vec4 clip = clipFromWorld * end;
        if (clip.w <= 0.0F) {
            continue;
        }
        const glm::vec2 pixel =
            (0.5F + 0.5F * glm::vec2(clip) / clip.w) * glm::vec2(extent.width, extent.height);
        const auto letter = static_cast<std::size_t>(axis);
        canvas.text(kLetters.at(letter), pixel + glm::vec2(-0.3F, 0.3F) * size, size,
                    glm::vec4(axisColors().at(letter), 1.0F));
    }
}

}  // namespace sinew
