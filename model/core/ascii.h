// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace sinew {

/// Letters of ASCII in lower case; all else as it is.
[[nodiscard]] constexpr char asciiLower(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

[[nodiscard]] inline std::string asciiLower(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return asciiLower(c); });
    return lower;
}

/// Whether the text starts with `start`, which is in lower case, whatever the text's case.
[[nodiscard]] constexpr bool startsAsciiLower(std::string_view text,
                                              std::string_view start) noexcept {
    return text.size() >= start.size() &&
           std::equal(start.begin(), start.end(), text.begin(),
                      [](char a, char b) { return a == asciiLower(b); });
}

}  // namespace sinew
