// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/text_output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "app/cli/console.h"
#include "app/common/parse_value.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kUsualWidth = 80;
constexpr std::size_t kLeastWidth = 60;
constexpr std::size_t kMostWidth = 160;  // longer lines are hard to read

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

bool isColored(ColorWhen when, bool isTerminal) {
    if (when != ColorWhen::Auto) {
        return when == ColorWhen::Always;
    }
    if (!variable("NO_COLOR").empty()) {
        return false;
    }
    const std::string_view forced = variable("CLICOLOR_FORCE");
    if (!forced.empty() && forced != "0") {
        return true;
    }
    return isTerminal && variable("TERM") != "dumb" && variable("CLICOLOR") != "0";
}

std::size_t terminalWidth() {
    winsize size{};
    const bool known = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? std::clamp<std::size_t>(size.ws_col, kLeastWidth, kMostWidth) : kUsualWidth;
}

}  // namespace

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
            line += m_columns[i] == 'l' ? row[i] + padding : padding + row[i];
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

ColorWhen parseColorWhen(const std::string& text) {
    return parseChoice<ColorWhen>(
        "--color", text,
        {{"auto", ColorWhen::Auto}, {"always", ColorWhen::Always}, {"never", ColorWhen::Never}});
}

TextStyle styleOf(ColorWhen when, const std::string& output) {
    const bool toStandardOutput = output.empty() || isStandardOutput(output);
    const bool isTerminal = toStandardOutput && ::isatty(STDOUT_FILENO) == 1;
    return {
        .colored = (toStandardOutput || when == ColorWhen::Always) && isColored(when, isTerminal),
        .width = isTerminal ? terminalWidth() : 0};
}

std::string inColor(const TextStyle& style, const char* parameters, const std::string& text) {
    return style.colored ? "\x1b[" + std::string(parameters) + 'm' + text + "\x1b[0m" : text;
}

std::string wrapped(const TextStyle& style, std::size_t indent, const std::string& text) {
    if (style.width == 0) {
        return text;
    }
    std::string result;
    std::size_t column = indent;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        const std::size_t width = characterCount(word);
        const bool startsLine = column == indent;
        if (!startsLine && column + 1 + width > style.width) {
            result += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!startsLine) {
            result += ' ';
            ++column;
        }
        result += word;
        column += width;
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
    return result;
}

}  // namespace sinew::cli
