// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace sinew {

/// A table for other programs: separated values (RFC 4180), lines that end with \n, numbers with a
/// full stop. Nothing in a name of the file acts on a terminal or becomes a formula of a
/// spreadsheet.
class CsvWriter {
public:
    explicit CsvWriter(char separator = ',') : m_separator(separator) {}

    /// A heading, written as it is: letters, digits, "_" and ".".
    void heading(std::string_view name);
    /// Text of the file: `oneLine`, in quotes. An apostrophe precedes "=", "+", "-" or "@" at the
    /// start, and after a comma or semicolon, where other separators would begin a cell.
    void text(std::string_view text);
    /// The shortest digits that read back the same value.
    void number(float value);
    /// Nine digits: as many as a float has.
    void number(double value);
    void number(std::integral auto value) { field(std::to_string(value)); }
    void empty() { field({}); }
    void endLine();

    [[nodiscard]] std::string take() noexcept { return std::move(m_text); }

private:
    void field(std::string_view bytes);

    std::string m_text;
    char m_separator;
    bool m_startsLine = true;
};

}  // namespace sinew
