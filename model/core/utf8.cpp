// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/utf8.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace sinew {

namespace {

constexpr char32_t kReplacement = 0xfffd;
constexpr std::string_view kReplacementBytes = "\xef\xbf\xbd";
constexpr char32_t kFirstPair = 0x10000;   // two units in UTF-16
constexpr char32_t kFirstJoining = 0x600;  // Arabic

std::uint8_t byteAt(std::string_view text, std::size_t i) noexcept {
    return static_cast<std::uint8_t>(text[i]);
}

bool isContinuation(char c) noexcept {
    return (static_cast<std::uint8_t>(c) & 0xc0U) == 0x80U;
}

/// Length of the well-formed sequence at the start of `text`, or 0.
std::size_t sequenceLength(std::string_view text) noexcept {
    const std::uint8_t lead = byteAt(text, 0);
    std::size_t length = 0;
    std::uint8_t low = 0x80, high = 0xbf;  // bounds of the second byte
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xc2 && lead <= 0xdf) {
        length = 2;
    } else if (lead >= 0xe0 && lead <= 0xef) {
        length = 3;
        low = lead == 0xe0 ? 0xa0 : low;
        high = lead == 0xed ? 0x9f : high;  // surrogates
    } else if (lead >= 0xf0 && lead <= 0xf4) {
        length = 4;
        low = lead == 0xf0 ? 0x90 : low;
        high = lead == 0xf4 ? 0x8f : high;
    }
    if (length == 0 || text.size() < length || byteAt(text, 1) < low || byteAt(text, 1) > high) {
        return 0;
    }
    const std::string_view rest = text.substr(2, length - 2);
    return std::all_of(rest.begin(), rest.end(), isContinuation) ? length : 0;
}

void appendUnit(std::string& text, char32_t unit) {
    constexpr std::string_view kHex = "0123456789abcdef";
    text += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) {
        text += kHex[unit >> shift & 15U];
    }
}

/// "\n", "\u202e", "\udb40\udc41": the escapes of JSON (RFC 8259, section 7).
void appendEscape(std::string& text, char32_t character) {
    switch (character) {
        case '\n':
            text += "\\n";
            return;
        case '\r':
            text += "\\r";
            return;
        case '\t':
            text += "\\t";
            return;
        default:
            break;
    }
    if (character >= kFirstPair) {
        appendUnit(text, 0xd800U + ((character - kFirstPair) >> 10U));
        character = 0xdc00U + ((character - kFirstPair) & 0x3ffU);
    }
    appendUnit(text, character);
}

bool isJoiner(char32_t character) noexcept {
    return character == 0x200c || character == 0x200d;
}

/// Whether a joiner beside it changes how it is drawn: an emoji, or a letter of a script that
/// joins.
bool canJoin(char32_t character) noexcept {
    return character >= kFirstJoining && !isJoiner(character) && !isUnprintable(character);
}

}  // namespace

char32_t takeCharacter(std::string_view& text) noexcept {
    constexpr std::uint8_t kLeadBits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    const std::size_t length = sequenceLength(text);
    char32_t character = length == 0 ? kReplacement : byteAt(text, 0) & kLeadBits[length];
    for (std::size_t i = 1; i < length; ++i) {
        character = character << 6 | (byteAt(text, i) & 0x3fU);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
    return character;
}

std::string validUtf8(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        result += length == 0 ? kReplacementBytes : text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

std::size_t characterCount(std::string_view text) noexcept {
    return text.size() -
           static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isContinuation));
}

std::string_view cutUtf8(std::string_view text, std::size_t mostBytes) noexcept {
    if (text.size() <= mostBytes) {
        return text;
    }
    std::size_t end = mostBytes;
    while (end > 0 && isContinuation(text[end])) {
        --end;
    }
    return text.substr(0, end);
}

bool isUnprintable(char32_t character) noexcept {
    struct Range {
        char32_t first;
        char32_t last;
    };
    static constexpr Range kRanges[] = {
        {0x0000, 0x001f},   {0x007f, 0x009f},    // control characters
        {0x00ad, 0x00ad},                        // soft hyphen
        {0x034f, 0x034f},                        // combining grapheme joiner
        {0x061c, 0x061c},                        // bidirectional
        {0x180e, 0x180e},   {0x200b, 0x200b},    // zero width
        {0x200e, 0x200f},   {0x2028, 0x202e},    // bidirectional, separators of lines
        {0x2060, 0x206f},                        // zero width, bidirectional
        {0xfeff, 0xfeff},   {0xfff9, 0xfffb},    // zero width
        {0x1d173, 0x1d17a}, {0xe0000, 0xe007f},  // music; tags
    };
    return std::any_of(std::begin(kRanges), std::end(kRanges), [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

std::string oneLine(std::string_view text) {
    std::string line;
    line.reserve(text.size());
    char32_t before = 0;
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        const std::string_view bytes = text.substr(0, length);
        const char32_t character = takeCharacter(text);
        std::string_view rest = text;
        const bool hidden = isJoiner(character) &&
                            !(canJoin(before) && !rest.empty() && canJoin(takeCharacter(rest)));
        if (length == 0) {
            line += kReplacementBytes;
        } else if (hidden || isUnprintable(character)) {
            appendEscape(line, character);
        } else {
            line += bytes;
        }
        before = character;
    }
    return line;
}

}  // namespace sinew
