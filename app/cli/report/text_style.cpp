// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/text_style.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

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

ColorWhen parseColorWhen(const std::string& text) {
    if (text == "auto") {
        return ColorWhen::Auto;
    }
    if (text == "always") {
        return ColorWhen::Always;
    }
    if (text == "never") {
        return ColorWhen::Never;
    }
    throw badChoice("--color", text, {"auto", "always", "never"});
}

TextStyle styleOf(ColorWhen when, bool toStandardOutput) {
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
