// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/text_order.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "model/core/utf8.h"
#include "viewport/scene/overlay/arabic_forms.h"

namespace sinew {
namespace {

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
