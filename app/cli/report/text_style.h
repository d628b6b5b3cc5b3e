// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace sinew::cli {

/// How text is laid out for standard output.
struct TextStyle {
    bool colored = false;   // uses ANSI escape sequences
    std::size_t width = 0;  // columns of the terminal, to wrap lines; 0: lines are not wrapped
};

enum class ColorWhen { Auto, Always, Never };

/// "auto", "always" or "never". Throws Failure (exit 2).
[[nodiscard]] ColorWhen parseColorWhen(const std::string& text);

/// The style of an answer that goes to standard output, or else to a file. Auto colours a terminal,
/// unless NO_COLOR is set or TERM is "dumb", and anything if CLICOLOR_FORCE is set (no-color.org,
/// bixense.com/clicolors).
[[nodiscard]] TextStyle styleOf(ColorWhen when, bool toStandardOutput);

/// SGR parameters (ECMA-48) around text, if the style is coloured.
[[nodiscard]] std::string inColor(const TextStyle& style, const char* parameters,
                                  const std::string& text);

/// The text, wrapped at spaces to the width of the style; lines after the first start with `indent`
/// spaces, and the first one starts at that column.
[[nodiscard]] std::string wrapped(const TextStyle& style, std::size_t indent,
                                  const std::string& text);

}  // namespace sinew::cli
