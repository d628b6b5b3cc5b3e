// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Coverage of one glyph, 0 to 255, rows from the top.
struct GlyphBitmap {
    int width = 0;
    int height = 0;
    int left = 0;  // pen to the first column
    int top = 0;   // baseline to the first row; negative above it
    std::vector<std::uint8_t> coverage;
};

/// A TrueType or OpenType font with outlines; of a collection the first one. If it cannot be read
/// (missing, a folder, not a font) it has no character. The other functions need a character that
/// it has.
class FontFace {
public:
    explicit FontFace(const std::string& file);
    /// Borrows the bytes of a file.
    explicit FontFace(std::span<const std::byte> bytes);
    ~FontFace();
    FontFace(const FontFace&) = delete;
    FontFace& operator=(const FontFace&) = delete;

    [[nodiscard]] bool has(char32_t character) const noexcept;
    /// Pen advance in pixels for a font size (em) in pixels.
    [[nodiscard]] float advance(char32_t character, float sizePixels) const noexcept;
    [[nodiscard]] float kerning(char32_t left, char32_t right, float sizePixels) const noexcept;
    [[nodiscard]] GlyphBitmap rasterize(char32_t character, float sizePixels) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The TrueType file of DejaVu Sans, part of the program: Latin, Greek, Cyrillic, Hebrew, Arabic
/// letters, symbols. Licence: packaging/licences/DejaVu.txt.
[[nodiscard]] std::span<const std::byte> embeddedFont() noexcept;

}  // namespace sinew
