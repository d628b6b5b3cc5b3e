// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/text_order.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "model/core/utf8.h"

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

/// Whether the character is a mark of Arabic or Hebrew that is drawn over the letter before it.
bool isMarkOverLetter(char32_t c) noexcept {
    return (c >= 0x64b && c <= 0x65f) || c == 0x670 || (c >= 0x591 && c <= 0x5bd) || c == 0x5bf ||
           c == 0x5c1 || c == 0x5c2;
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

/// Replaces Arabic letters, in reading order, by the forms in which they join their neighbours
/// (Arabic Presentation Forms A and B), and lam with alef by their ligature.
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

enum class Direction : std::uint8_t { Neutral, Left, Right, Number };

Direction directionOf(char32_t c) noexcept {
    if ((c >= U'0' && c <= U'9') || (c >= 0x660 && c <= 0x669) || (c >= 0x6f0 && c <= 0x6f9)) {
        return Direction::Number;
    }
    if ((c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) ||
        (c >= 0xfe70 && c <= 0xfeff)) {
        return Direction::Right;
    }
    const bool latin = (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    const bool symbol = (c >= 0x2000 && c <= 0x2bff) || (c >= 0x3000 && c <= 0x3004);
    return latin || (c >= 0xc0 && !symbol) ? Direction::Left : Direction::Neutral;
}

bool runsFromTheRight(const std::u32string& text) noexcept {
    return std::any_of(text.begin(), text.end(),
                       [](char32_t c) { return directionOf(c) == Direction::Right; });
}

char32_t mirrored(char32_t c) noexcept {
    constexpr std::u32string_view kPairs = U"()[]{}<>«»";
    const std::size_t at = kPairs.find(c);
    return at == std::u32string_view::npos ? c : kPairs[at ^ 1U];
}

/// Strong characters and numbers have their level at once, the others `kOpen`.
constexpr std::uint8_t kOpen = 0xff;

std::uint8_t baseLevel(const std::u32string& text) noexcept {
    for (const char32_t c : text) {
        const Direction direction = directionOf(c);
        if (direction == Direction::Left || direction == Direction::Right) {
            return direction == Direction::Right ? 1 : 0;
        }
    }
    return 0;
}

std::vector<std::uint8_t> levelsOf(const std::u32string& text, std::uint8_t base) {
    std::vector<std::uint8_t> levels(text.size(), kOpen);
    const std::uint8_t left = base == 0 ? 0 : 2;
    bool inRight = base == 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const Direction direction = directionOf(text[i]);
        if (direction == Direction::Right || direction == Direction::Left) {
            inRight = direction == Direction::Right;
            levels[i] = inRight ? 1 : left;
        } else if (direction == Direction::Number) {
            levels[i] = inRight ? 2 : left;
        }
    }
    // Neutral characters take the direction of both neighbours if it is one, otherwise the line's.
    std::size_t i = 0;
    while (i < levels.size()) {
        std::size_t end = i;
        while (end < levels.size() && levels[end] == kOpen) {
            ++end;
        }
        const auto sideOf = [&](std::size_t at) {
            return directionOf(text[at]) == Direction::Number && levels[at] == 2 ? 1
                                                                                 : levels[at] % 2;
        };
        const int before = i == 0 ? base : sideOf(i - 1);
        const int after = end == levels.size() ? base : sideOf(end);
        const std::uint8_t level = before != after ? base : before == 1 ? 1 : left;
        std::fill(levels.begin() + static_cast<std::ptrdiff_t>(i),
                  levels.begin() + static_cast<std::ptrdiff_t>(end), level);
        i = end + 1;
    }
    return levels;
}

/// Reverses every run of characters at or above the level.
void reverseRuns(std::u32string& text, std::vector<std::uint8_t>& levels, std::uint8_t level) {
    std::size_t i = 0;
    while (i < text.size()) {
        std::size_t end = i;
        while (end < text.size() && levels[end] >= level) {
            ++end;
        }
        const auto from = static_cast<std::ptrdiff_t>(i);
        const auto to = static_cast<std::ptrdiff_t>(end);
        std::reverse(text.begin() + from, text.begin() + to);
        std::reverse(levels.begin() + from, levels.begin() + to);
        i = end + 1;
    }
}

/// After the reversal marks come before their letter; fonts draw them after it.
void putMarksBehindLetters(std::u32string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t letter = i;
        while (letter < text.size() && isMarkOverLetter(text[letter])) {
            ++letter;
        }
        if (letter > i && letter < text.size()) {
            std::reverse(text.begin() + static_cast<std::ptrdiff_t>(i),
                         text.begin() + static_cast<std::ptrdiff_t>(letter + 1));
            i = letter;
        }
    }
}

}  // namespace

void orderForDrawing(std::string_view utf8, std::u32string& out) {
    out.clear();
    while (!utf8.empty()) {
        out.push_back(takeCharacter(utf8));
    }
    if (!runsFromTheRight(out)) {
        return;
    }
    joinArabic(out);
    std::vector<std::uint8_t> levels = levelsOf(out, baseLevel(out));
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = levels[i] % 2 == 1 ? mirrored(out[i]) : out[i];
    }
    reverseRuns(out, levels, 2);
    reverseRuns(out, levels, 1);
    putMarksBehindLetters(out);
}

}  // namespace sinew
