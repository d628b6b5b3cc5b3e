// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace sinew::cli {

namespace {

/// Length of the well-formed sequence at the start of `text` (RFC 3629), or 0.
std::size_t sequenceLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
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
    if (length == 0 || text.size() < length || byte(1) < low || byte(1) > high) {
        return 0;
    }
    for (std::size_t i = 2; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80) {
            return 0;
        }
    }
    return length;
}

}  // namespace

std::string validUtf8(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0) {
            result += "\xef\xbf\xbd";
            text.remove_prefix(1);
        } else {
            result += text.substr(0, length);
            text.remove_prefix(length);
        }
    }
    return result;
}

std::string oneLine(std::string_view text) {
    std::string line = validUtf8(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return (c >= '\0' && c < ' ') || c == '\x7f'; },
        ' ');
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {  // U+0080 to U+009F
        if (line[i] == '\xc2' && static_cast<std::uint8_t>(line[i + 1]) < 0xa0) {
            line.replace(i, 2, 1, ' ');
        }
    }
    return line;
}

}  // namespace sinew::cli
