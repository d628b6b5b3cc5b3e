// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/font_face.h"

#include "model/load/source/read_file.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <stb/stb_truetype.h>
#pragma GCC diagnostic pop

__asm__(
    ".pushsection .rodata\n"
    ".balign 16\n"
    ".global sinewFont\n"
    ".hidden sinewFont\n"
    "sinewFont:\n"
    ".incbin \"" SINEW_FONT_FILE
    "\"\n"
    ".global sinewFontEnd\n"
    ".hidden sinewFontEnd\n"
    "sinewFontEnd:\n"
    ".byte 0\n"
    ".popsection\n");

extern "C" {
extern const std::byte sinewFont[];
extern const std::byte sinewFontEnd[];
}

namespace sinew {

namespace {

constexpr std::uint64_t kMostFontBytes = std::uint64_t{256} << 20U;

}  // namespace

struct FontFace::Impl {
    load::FileBytes file;  // empty: the bytes are borrowed
    stbtt_fontinfo font{};
    bool usable = false;

    void open(std::span<const std::uint8_t> bytes) {
        const int start = bytes.size() > 12 ? stbtt_GetFontOffsetForIndex(bytes.data(), 0) : -1;
        usable = start >= 0 && stbtt_InitFont(&font, bytes.data(), start) != 0;
    }
    [[nodiscard]] int glyph(char32_t character) const noexcept {
        return usable ? stbtt_FindGlyphIndex(&font, static_cast<int>(character)) : 0;
    }
    [[nodiscard]] float scale(float sizePixels) const noexcept {
        return stbtt_ScaleForMappingEmToPixels(&font, sizePixels);
    }
};

FontFace::FontFace(const std::string& file) : m_impl(std::make_unique<Impl>()) {
    if (auto read = load::openFileBytes(file, kMostFontBytes)) {
        m_impl->file = std::move(*read);
        m_impl->open(m_impl->file.bytes());
    }
}

FontFace::FontFace(std::span<const std::byte> bytes) : m_impl(std::make_unique<Impl>()) {
    m_impl->open({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

FontFace::~FontFace() = default;

bool FontFace::has(char32_t character) const noexcept {
    return m_impl->glyph(character) != 0;
}

float FontFace::advance(char32_t character, float sizePixels) const noexcept {
    const int glyph = m_impl->glyph(character);
    if (glyph == 0) {
        return 0.0F;
    }
    int width = 0;
    int bearing = 0;
    stbtt_GetGlyphHMetrics(&m_impl->font, glyph, &width, &bearing);
    return static_cast<float>(width) * m_impl->scale(sizePixels);
}

float FontFace::kerning(char32_t left, char32_t right, float sizePixels) const noexcept {
    if (!has(left) || !has(right)) {
        return 0.0F;
    }
    const int units =
        stbtt_GetGlyphKernAdvance(&m_impl->font, m_impl->glyph(left), m_impl->glyph(right));
    return static_cast<float>(units) * m_impl->scale(sizePixels);
}

GlyphBitmap FontFace::rasterize(char32_t character, float sizePixels) const {
    const int glyph = m_impl->glyph(character);
    if (glyph == 0) {
        return {};
    }
    const float scale = m_impl->scale(sizePixels);
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    stbtt_GetGlyphBitmapBox(&m_impl->font, glyph, scale, scale, &x0, &y0, &x1, &y1);
    GlyphBitmap bitmap{.width = x1 - x0, .height = y1 - y0, .left = x0, .top = y0, .coverage = {}};
    if (bitmap.width > 0 && bitmap.height > 0) {
        bitmap.coverage.resize(static_cast<std::size_t>(bitmap.width) *
                               static_cast<std::size_t>(bitmap.height));
        stbtt_MakeGlyphBitmap(&m_impl->font, bitmap.coverage.data(), bitmap.width, bitmap.height,
                              bitmap.width, scale, scale, glyph);
    }
    return bitmap;
}

std::span<const std::byte> embeddedFont() noexcept {
    return {sinewFont, sinewFontEnd};
}

}  // namespace sinew
