// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

/// A table with aligned columns, for a terminal. The first row is the heading.
class TextTable {
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) {}
    void add(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    [[nodiscard]] bool hasRows() const noexcept { return m_rows.size() > 1; }

    /// Every line starts with `indent` spaces; no trailing spaces.
    [[nodiscard]] std::string text(std::size_t indent) const;

private:
    std::vector<Align> m_columns;
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

}  // namespace sinew::cli
