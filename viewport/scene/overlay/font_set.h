// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "viewport/scene/overlay/font_face.h"

namespace sinew {

/// Files of outline fonts on this machine that may have the character, the best first: those that
/// fontconfig names if it is configured, otherwise all in the usual folders, by path. Writes
/// nothing to standard error.
[[nodiscard]] std::vector<std::string> systemFontsFor(char32_t character);

/// The fonts of texts in pictures: the one that is part of the program, and for characters that it
/// lacks those of the system, opened when such a character is first drawn. A character that no font
/// has is drawn as U+FFFD and remembered. Variation selectors, joiners and marks of direction take
/// no room.
class FontSet {
public:
    FontSet();

    /// Pen advance and kerning in pixels for a font size (em) in pixels.
    [[nodiscard]] float advance(char32_t character, float sizePixels);
    [[nodiscard]] float kerning(char32_t left, char32_t right, float sizePixels);
    [[nodiscard]] GlyphBitmap rasterize(char32_t character, float sizePixels);

    /// The characters that no font has, in the order of their first use since `forgetMissing`.
    [[nodiscard]] const std::vector<char32_t>& missing() const noexcept { return m_missing; }
    void forgetMissing() noexcept;

private:
    struct Place {
        const FontFace* face = nullptr;  // null: takes no room
        char32_t character = 0;          // drawn instead
        bool isMissing = false;          // and listed in m_missing
    };

    [[nodiscard]] Place placeOf(char32_t character);
    [[nodiscard]] const FontFace* find(char32_t character);

    FontFace m_own;
    std::vector<std::unique_ptr<FontFace>> m_system;  // those with a character that was drawn
    std::unordered_map<char32_t, Place> m_places;     // places of characters that `m_own` lacks
    std::vector<char32_t> m_missing;
};

/// "no font on this machine has U+0E01 (and 12 more characters of the texts)"; empty if none is
/// missing.
[[nodiscard]] std::string missingNotice(const std::vector<char32_t>& missing);

}  // namespace sinew
