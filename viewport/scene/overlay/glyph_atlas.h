// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "model/core/math.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/scene/overlay/font_face.h"

namespace sinew {

/// Where a glyph lies in the atlas and how it lies to the pen, in pixels.
struct Glyph {
    glm::ivec4 texels{0};  // left, top, right, bottom; empty for a space
    glm::ivec2 offset{0};  // from pen and baseline to the left top
};

/// Glyphs of one font in one image, rasterised when they are first asked for. Used places never
/// change, so a frame in flight can read while others are filled.
class GlyphAtlas {
public:
    explicit GlyphAtlas(const DeviceView& device);

    [[nodiscard]] const FontFace& font() const noexcept { return m_font; }

    /// Whole pixel sizes only. When the atlas is full it returns an empty glyph and says so.
    [[nodiscard]] Glyph glyph(char32_t character, int sizePixels);
    [[nodiscard]] bool full() const noexcept { return m_full; }
    /// Forgets all glyphs. The device must be idle.
    void clear() noexcept;

    /// Outside any render pass: brings new glyphs into the image.
    void recordUploads(VkCommandBuffer commands) noexcept;

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }

private:
    [[nodiscard]] bool place(int width, int height, glm::ivec2& at) noexcept;
    void copy(const GlyphBitmap& bitmap, glm::ivec2 at);

    FontFace m_font;
    MemoryArena m_imageArena;
    MemoryArena m_stagingArena;
    Image2D m_image;
    Unique<VkBuffer> m_staging;  // as the image, so that places match
    std::byte* m_mapped;
    std::unordered_map<std::uint64_t, Glyph> m_glyphs;  // by character and size
    std::vector<VkBufferImageCopy> m_pending;
    glm::ivec2 m_pen{0};  // next free place of the present shelf
    int m_shelfHeight = 0;
    bool m_full = false;
    bool m_blank = true;  // the image has never been written
};

}  // namespace sinew
