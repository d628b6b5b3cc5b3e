// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace sinew::cli {

/// A table with aligned columns, for a terminal or a page. The first row is the heading.
class TextTable {
public:
    /// A letter per column: l for words at the left, r for numbers at the right.
    explicit TextTable(std::string columns) : m_columns(std::move(columns)) {}
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    [[nodiscard]] bool hasRows() const noexcept { return m_rows.size() > 1; }
    [[nodiscard]] const std::string& columns() const noexcept { return m_columns; }
    [[nodiscard]] const std::vector<std::vector<std::string>>& rows() const noexcept {
        return m_rows;
    }

    /// Every line starts with `indent` spaces; no trailing spaces.
    [[nodiscard]] std::string text(std::size_t indent) const;

private:
    std::string m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// "1 234 567"
[[nodiscard]] std::string groupedDigits(std::size_t number);

/// "12.3 MiB"
[[nodiscard]] std::string byteSize(std::size_t bytes);

/// Exactly `decimals` digits after the point.
[[nodiscard]] std::string fixedNumber(float value, int decimals);

/// The shortest digits that read back the same value.
[[nodiscard]] std::string exactNumber(float value);

/// At most `decimals` digits after the point, no trailing zeros.
[[nodiscard]] std::string shortNumber(float value, int decimals);

/// How text is laid out for standard output.
struct TextStyle {
    bool colored = false;   // uses ANSI escape sequences
    std::size_t width = 0;  // columns of the terminal, to wrap lines; 0: lines are not wrapped
};

enum class ColorWhen { Auto, Always, Never };

/// "auto", "always" or "never". Throws Failure (exit 2).
[[nodiscard]] ColorWhen parseColorWhen(const std::string& text);

/// The style of an answer at an output path (empty: standard output). Auto colours a terminal,
/// unless NO_COLOR is set or TERM is "dumb", and anything if CLICOLOR_FORCE is set (no-color.org,
/// bixense.com/clicolors).
[[nodiscard]] TextStyle styleOf(ColorWhen when, const std::string& output);

/// SGR parameters (ECMA-48) around text, if the style is coloured.
[[nodiscard]] std::string inColor(const TextStyle& style, const char* parameters,
                                  const std::string& text);

/// The text, wrapped at spaces to the width of the style; lines after the first start with `indent`
/// spaces, and the first one starts at that column.
[[nodiscard]] std::string wrapped(const TextStyle& style, std::size_t indent,
                                  const std::string& text);

}  // namespace sinew::cli
