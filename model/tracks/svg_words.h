// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdio>
#include <string>

#include "model/tracks/curve_drawing.h"

namespace sinew::svg {

/// The colour of a hue on white: that of the window's light theme.
[[nodiscard]] glm::u8vec3 baseColor(const LineHue& hue);

/// "#1b65b3".
[[nodiscard]] std::string colorText(const glm::u8vec3& color);

/// Beginning and end of a text, at most so many characters of UTF-8.
[[nodiscard]] std::string shortened(const std::string& text, std::size_t most);

/// printf, for what SVG needs.
template <class... Values>
[[nodiscard]] std::string format(const char* words, Values... values) {
    std::array<char, 256> text{};
    std::snprintf(text.data(), text.size(), words, values...);
    return text.data();
}

}  // namespace sinew::svg
