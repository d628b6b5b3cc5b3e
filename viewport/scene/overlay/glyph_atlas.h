// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "model/core/math.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/scene/overlay/font_set.h"

namespace sinew {

/// Position of a glyph in the atlas and relative to the pen, in pixels.
struct Glyph {
    glm::ivec4 texels{0};  // left, top, right, bottom; empty for a space
    glm::ivec2 offset{0};  // pen position to the upper left
};

/// Glyphs of the fonts in one image, rasterised on first use. Used regions never change, so frames
/// in flight can read while others are filled.
class GlyphAtlas {
public:
    explicit GlyphAtlas(const DeviceView& device);

    [[nodiscard]] FontSet& fonts() noexcept { return m_fonts; }
    [[nodiscard]] const FontSet& fonts() const noexcept { return m_fonts; }

    /// Whole pixel sizes only. If the atlas is full, returns an empty glyph and `full` becomes
    /// true.
    [[nodiscard]] Glyph glyph(char32_t character, int sizePixels);
    [[nodiscard]] bool full() const noexcept { return m_full; }
    /// Removes all glyphs. The device must be idle.
    void clear() noexcept;

    /// Outside any render pass: uploads new glyphs to the image.
    void recordUploads(VkCommandBuffer commands) noexcept;

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }

private:
    [[nodiscard]] bool place(int width, int height, glm::ivec2& at) noexcept;
    void copy(const GlyphBitmap& bitmap, glm::ivec2 at);

    FontSet m_fonts;
    MemoryArena m_imageArena;
    Image2D m_image;
    OwnedBuffer m_staging;                              // same layout as the image
    std::unordered_map<std::uint64_t, Glyph> m_glyphs;  // [character and size]
    std::vector<VkBufferImageCopy> m_pending;
    glm::ivec2 m_pen{0};  // next free position of the current shelf
    int m_shelfHeight = 0;
    bool m_full = false;
    bool m_blank = true;  // the image has never been written
};

}  // namespace sinew
