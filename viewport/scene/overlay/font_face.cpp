// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/font_face.h"

#include <fontconfig/fontconfig.h>

#include <cmath>
#include <fstream>
#include <iterator>

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

namespace sinew {
namespace {

std::vector<unsigned char> readAll(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// The glyph for missing characters: an outlined box of 0.5 × 0.7 em.
GlyphBitmap missingGlyph(float sizePixels) {
    GlyphBitmap box;
    box.width = std::max(3, static_cast<int>(std::lround(0.5F * sizePixels)));
    box.height = std::max(4, static_cast<int>(std::lround(0.7F * sizePixels)));
    box.left = 1;
    box.top = -box.height;
    for (int y = 0; y < box.height; ++y) {
        for (int x = 0; x < box.width; ++x) {
            const bool edge = x == 0 || y == 0 || x == box.width - 1 || y == box.height - 1;
            box.coverage.push_back(edge ? 255 : 0);
        }
    }
    return box;
}

}  // namespace

std::string findFontFile(const std::string& family) {
    FcPattern* wish = FcPatternCreate();
    FcPatternAddString(wish, FC_FAMILY, reinterpret_cast<const FcChar8*>(family.c_str()));
    FcPatternAddBool(wish, FC_SCALABLE, FcTrue);
    FcConfigSubstitute(nullptr, wish, FcMatchPattern);
    FcDefaultSubstitute(wish);
    FcResult result = FcResultNoMatch;
    FcPattern* match = FcFontMatch(nullptr, wish, &result);
    std::string file;
    FcChar8* path = nullptr;
    if (match != nullptr && FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch) {
        file = reinterpret_cast<const char*>(path);
    }
    if (match != nullptr) {
        FcPatternDestroy(match);
    }
    FcPatternDestroy(wish);
    return file;
}

struct FontFace::Impl {
    std::vector<unsigned char> bytes;
    stbtt_fontinfo font{};
    bool usable = false;

    [[nodiscard]] int glyph(char32_t character) const noexcept {
        return usable ? stbtt_FindGlyphIndex(&font, static_cast<int>(character)) : 0;
    }
    [[nodiscard]] float scale(float sizePixels) const noexcept {
        return stbtt_ScaleForMappingEmToPixels(&font, sizePixels);
    }
};

FontFace::FontFace(const std::string& file) : m_impl(std::make_unique<Impl>()) {
    m_impl->bytes = readAll(file);
    const int start =
        m_impl->bytes.size() > 12 ? stbtt_GetFontOffsetForIndex(m_impl->bytes.data(), 0) : -1;
    m_impl->usable = start >= 0 && stbtt_InitFont(&m_impl->font, m_impl->bytes.data(), start) != 0;
}

FontFace::~FontFace() = default;

bool FontFace::has(char32_t character) const noexcept {
    return m_impl->glyph(character) != 0;
}

float FontFace::advance(char32_t character, float sizePixels) const noexcept {
    const int glyph = m_impl->glyph(character);
    if (glyph == 0) {
        return std::round(0.5F * sizePixels) + 2.0F;
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
        return missingGlyph(sizePixels);
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

}  // namespace sinew
