// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/csv.h"

#include <array>
#include <charconv>

#include "model/core/shortest_digits.h"
#include "model/core/utf8.h"

namespace sinew {

namespace {

constexpr int kDigitsOfFloat = 9;

/// What spreadsheets take for the start of a formula, also in full width.
bool beginsFormula(char32_t character) {
    return std::u32string_view(U"=+-@＝＋－＠").find(character) != std::u32string_view::npos;
}

/// `line` in quotes, without a formula at the start of what any separator makes a cell.
std::string asCell(std::string_view line) {
    std::string cell = "\"";
    bool starts = true;
    while (!line.empty()) {
        std::string_view rest = line;
        const char32_t character = takeCharacter(rest);
        if (starts && beginsFormula(character)) {
            cell += '\'';
        }
        const bool between = character == U',' || character == U';';
        const bool skipped = character == U' ' || character == U'"';
        starts = between || (starts && skipped);
        cell += line.substr(0, line.size() - rest.size());
        if (character == U'"') {
            cell += '"';
        }
        line = rest;
    }
    return cell + '"';
}

}  // namespace

void CsvWriter::field(std::string_view bytes) {
    if (!m_startsLine) {
        m_text += m_separator;
    }
    m_startsLine = false;
    m_text += bytes;
}

void CsvWriter::heading(std::string_view name) {
    field(name);
}

void CsvWriter::text(std::string_view text) {
    field(asCell(oneLine(text)));
}

void CsvWriter::number(float value) {
    field(shortestDigits(value));
}

void CsvWriter::number(double value) {
    std::array<char, 32> digits{};
    field({digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                        std::chars_format::general, kDigitsOfFloat)
                              .ptr});
}
void CsvWriter::endLine() {
    m_text += '\n';
    m_startsLine = true;
}

}  // namespace sinew
