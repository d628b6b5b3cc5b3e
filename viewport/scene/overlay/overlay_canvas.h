// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/overlay/glyph_atlas.h"

namespace sinew {

/// Collects rectangles and text of one frame, in pixels of the picture, y down. Colours are sRGB
/// with straight alpha. Later elements are drawn on top.
class OverlayCanvas {
public:
    explicit OverlayCanvas(GlyphAtlas& atlas) : m_atlas(atlas) {}  // borrowed

    void clear() noexcept { m_quads.clear(); }
    void truncate(std::size_t quads) { m_quads.resize(quads); }

    struct Rect {
        glm::vec2 min;
        glm::vec2 max;
    };
    void rect(const Rect& area, const glm::vec4& color, float radius = 0.0F);

    /// `at` is the left end of the baseline. Sizes are rounded to whole pixels.
    void text(std::string_view utf8, glm::vec2 at, float sizePixels, const glm::vec4& color);
    /// The same, elided if wider than `mostWidth`.
    void elidedText(std::string_view utf8, glm::vec2 at, float sizePixels, const glm::vec4& color,
                    float mostWidth);
    [[nodiscard]] float textWidth(std::string_view utf8, float sizePixels) const;

    [[nodiscard]] std::span<const layout::OverlayQuad> quads() const noexcept { return m_quads; }

private:
    GlyphAtlas& m_atlas;
    std::vector<layout::OverlayQuad> m_quads;
    mutable std::u32string m_line;  // scratch
};

}  // namespace sinew
