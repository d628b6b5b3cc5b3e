// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/arabic_forms.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr char32_t kLam = 0x644;
constexpr char32_t kTatweel = 0x640;

/// The forms of a letter follow each other: alone, at the end, at the start, in the middle. Letters
/// with two forms do not join the next letter.
struct ArabicLetter {
    char32_t letter;
    char32_t alone;
    unsigned forms;
};

constexpr std::array<ArabicLetter, 42> kLetters = {{
    {0x621, 0xfe80, 1}, {0x622, 0xfe81, 2}, {0x623, 0xfe83, 2}, {0x624, 0xfe85, 2},
    {0x625, 0xfe87, 2}, {0x626, 0xfe89, 4}, {0x627, 0xfe8d, 2}, {0x628, 0xfe8f, 4},
    {0x629, 0xfe93, 2}, {0x62a, 0xfe95, 4}, {0x62b, 0xfe99, 4}, {0x62c, 0xfe9d, 4},
    {0x62d, 0xfea1, 4}, {0x62e, 0xfea5, 4}, {0x62f, 0xfea9, 2}, {0x630, 0xfeab, 2},
    {0x631, 0xfead, 2}, {0x632, 0xfeaf, 2}, {0x633, 0xfeb1, 4}, {0x634, 0xfeb5, 4},
    {0x635, 0xfeb9, 4}, {0x636, 0xfebd, 4}, {0x637, 0xfec1, 4}, {0x638, 0xfec5, 4},
    {0x639, 0xfec9, 4}, {0x63a, 0xfecd, 4}, {0x641, 0xfed1, 4}, {0x642, 0xfed5, 4},
    {0x643, 0xfed9, 4}, {0x644, 0xfedd, 4}, {0x645, 0xfee1, 4}, {0x646, 0xfee5, 4},
    {0x647, 0xfee9, 4}, {0x648, 0xfeed, 2}, {0x649, 0xfeef, 2}, {0x64a, 0xfef1, 4},
    {0x67e, 0xfb56, 4}, {0x686, 0xfb7a, 4}, {0x698, 0xfb8a, 2}, {0x6a9, 0xfb8e, 4},
    {0x6af, 0xfb92, 4}, {0x6cc, 0xfbfc, 4},
}};

const ArabicLetter* findLetter(char32_t character) noexcept {
    const auto* found =
        std::lower_bound(kLetters.begin(), kLetters.end(), character,
                         [](const ArabicLetter& row, char32_t c) { return row.letter < c; });
    return found != kLetters.end() && found->letter == character ? found : nullptr;
}

bool joinsNext(char32_t character) noexcept {
    const ArabicLetter* letter = findLetter(character);
    return character == kTatweel || (letter != nullptr && letter->forms == 4);
}

bool joinsBefore(char32_t character) noexcept {
    const ArabicLetter* letter = findLetter(character);
    return character == kTatweel || (letter != nullptr && letter->forms > 1);
}

/// The ligature of lam with this alef, alone; 0: none.
char32_t lamWith(char32_t alef) noexcept {
    switch (alef) {
        case 0x622:
            return 0xfef5;
        case 0x623:
            return 0xfef7;
        case 0x625:
            return 0xfef9;
        case 0x627:
            return 0xfefb;
        default:
            return 0;
    }
}

/// The next letter that is no mark; 0 at the end.
char32_t letterAfter(const std::u32string& text, std::size_t at) noexcept {
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (!isMarkOverLetter(text[i])) {
            return text[i];
        }
    }
    return 0;
}

}  // namespace

bool isMarkOverLetter(char32_t c) noexcept {
    return (c >= 0x64b && c <= 0x65f) || c == 0x670 || (c >= 0x591 && c <= 0x5bd) || c == 0x5bf ||
           c == 0x5c1 || c == 0x5c2;
}

void joinArabic(std::u32string& text) {
    bool joined = false;  // the letter before joins this one
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t character = text[i];
        const ArabicLetter* letter = findLetter(character);
        if (isMarkOverLetter(character)) {
            text[end++] = character;
            continue;
        }
        const bool meets = joined && joinsBefore(character);
        const char32_t ligature =
            character == kLam && i + 1 < text.size() ? lamWith(text[i + 1]) : 0;
        const bool goesOn = joinsNext(character) && joinsBefore(letterAfter(text, i));
        if (ligature != 0) {
            text[end++] = ligature + (meets ? 1 : 0);
            ++i;
            joined = false;
            continue;
        }
        const char32_t form = (meets ? 1U : 0U) + (goesOn ? 2U : 0U);
        text[end++] = letter == nullptr ? character : letter->alone + form;
        joined = joinsNext(character);
    }
    text.resize(end);
}

}  // namespace sinew
