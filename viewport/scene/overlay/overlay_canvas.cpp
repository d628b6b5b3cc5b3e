// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/overlay_canvas.h"

#include <algorithm>
#include <cmath>

#include "model/core/utf8.h"
#include "viewport/scene/overlay/text_order.h"

namespace sinew {
namespace {

int wholeSize(float sizePixels) noexcept {
    return static_cast<int>(std::lround(std::clamp(sizePixels, 4.0F, 256.0F)));
}

}  // namespace

void OverlayCanvas::rect(const Rect& area, const glm::vec4& color, float radius) {
    m_quads.push_back({.rect = glm::vec4(area.min, area.max),
                       .uv = glm::vec4(0.0F),
                       .color = color,
                       .shape = {1.0F, radius, 0.0F, 0.0F}});
}

void OverlayCanvas::text(std::string_view utf8, glm::vec2 at, float sizePixels,
                         const glm::vec4& color) {
    const int size = wholeSize(sizePixels);
    FontSet& font = m_atlas.fonts();
    float pen = std::round(at.x);
    const float baseline = std::round(at.y);
    char32_t before = 0;
    orderForDrawing(utf8, m_line);
    for (const char32_t character : m_line) {
        if (before != 0) {
            pen += font.kerning(before, character, static_cast<float>(size));
        }
        before = character;
        const Glyph glyph = m_atlas.glyph(character, size);
        if (glyph.texels.x < glyph.texels.z) {
            const glm::vec2 corner = glm::vec2(std::round(pen), baseline) + glm::vec2(glyph.offset);
            const glm::vec2 extent(glyph.texels.z - glyph.texels.x,
                                   glyph.texels.w - glyph.texels.y);
            m_quads.push_back({.rect = glm::vec4(corner, corner + extent),
                               .uv = glm::vec4(glyph.texels),
                               .color = color,
                               .shape = glm::vec4(0.0F)});
        }
        pen += font.advance(character, static_cast<float>(size));
    }
}

void OverlayCanvas::elidedText(std::string_view utf8, glm::vec2 at, float sizePixels,
                               const glm::vec4& color, float mostWidth) {
    if (textWidth(utf8, sizePixels) <= mostWidth) {
        text(utf8, at, sizePixels, color);
        return;
    }
    constexpr std::string_view kEllipsis = "\u2026";
    const float room = mostWidth - textWidth(kEllipsis, sizePixels);
    std::string_view fitting;
    for (std::string_view rest = utf8; !rest.empty();) {
        (void)takeCharacter(rest);
        const std::string_view longer = utf8.substr(0, utf8.size() - rest.size());
        if (textWidth(longer, sizePixels) > room) {
            break;
        }
        fitting = longer;
    }
    text(fitting, at, sizePixels, color);
    text(kEllipsis, at + glm::vec2(textWidth(fitting, sizePixels), 0.0F), sizePixels, color);
}

float OverlayCanvas::textWidth(std::string_view utf8, float sizePixels) const {
    const auto size = static_cast<float>(wholeSize(sizePixels));
    FontSet& font = m_atlas.fonts();
    float width = 0.0F;
    char32_t before = 0;
    orderForDrawing(utf8, m_line);
    for (const char32_t character : m_line) {
        width += before != 0 ? font.kerning(before, character, size) : 0.0F;
        width += font.advance(character, size);
        before = character;
    }
    return width;
}

}  // namespace sinew
