// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/text_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

#include "model/core/utf8.h"

namespace sinew::cli {

std::string TextTable::text(std::size_t indent) const {
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], characterCount(row[i]));
        }
    }
    std::string result;
    for (const auto& row : m_rows) {
        std::string line(indent, ' ');
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - characterCount(row[i]), ' ');
            line += m_columns[i] == Align::Left ? row[i] + padding : padding + row[i];
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + '\n';
    }
    return result;
}

std::string groupedDigits(std::size_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t end = digits.size(); end > 3; end -= 3) {
        digits.insert(end - 3, 1, ' ');
    }
    return digits;
}

std::string byteSize(std::size_t bytes) {
    constexpr std::array<const char*, 4> kUnits{"KiB", "MiB", "GiB", "TiB"};
    if (bytes < 1024) {
        return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
    }
    double size = static_cast<double>(bytes) / 1024.0;
    std::size_t unit = 0;
    while (size >= 1024.0 && unit + 1 < kUnits.size()) {
        size /= 1024.0;
        ++unit;
    }
    return shortNumber(static_cast<float>(size), 1) + ' ' + kUnits[unit];
}

std::string fixedNumber(float value, int decimals) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, static_cast<double>(value));
    return buffer.data();
}

std::string exactNumber(float value) {
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string shortNumber(float value, int decimals) {
    std::string text = fixedNumber(value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.')) {
            text.pop_back();
        }
    }
    return text == "-0" ? "0" : text;
}

}  // namespace sinew::cli
