// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/utf8.h"

#include <algorithm>
#include <cstdint>

namespace sinew {

namespace {

constexpr char32_t kReplacement = 0xfffd;
constexpr std::string_view kReplacementBytes = "\xef\xbf\xbd";

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

/// "\n", "\u202e": the escapes of JSON (RFC 8259, section 7) for characters below U+10000.
void appendEscape(std::string& text, char32_t character) {
    constexpr std::string_view kHex = "0123456789abcdef";
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
    text += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) {
        text += kHex[character >> shift & 15U];
    }
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
    const auto isFrom = [character](char32_t first, char32_t last) {
        return character >= first && character <= last;
    };
    return character < 0x20 || isFrom(0x7f, 0x9f) || character == 0x061c ||
           isFrom(0x200e, 0x200f) || isFrom(0x2028, 0x202e) || isFrom(0x2066, 0x2069);
}

std::string oneLine(std::string_view text) {
    std::string line;
    line.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        const std::string_view bytes = text.substr(0, length);
        const char32_t character = takeCharacter(text);
        if (length == 0) {
            line += kReplacementBytes;
        } else if (isUnprintable(character)) {
            appendEscape(line, character);
        } else {
            line += bytes;
        }
    }
    return line;
}

}  // namespace sinew
