// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/git/git_attributes.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sinew::cli {

namespace {

constexpr auto kLines =
    std::to_array<std::string_view>({"*.glb diff=sinew", "*.gltf diff=sinew", "*.vrm diff=sinew"});

std::string_view withoutReturn(std::string_view line) {
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

/// With their ends of line.
std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::string_view wordsOf(std::string_view line) {
    return withoutReturn(line.ends_with('\n') ? line.substr(0, line.size() - 1) : line);
}

}  // namespace

std::string withDriver(std::string_view attributes) {
    std::string text(attributes);
    const std::vector<std::string_view> lines = linesOf(attributes);
    for (const std::string_view wanted : kLines) {
        const bool found = std::any_of(lines.begin(), lines.end(), [wanted](std::string_view line) {
            return wordsOf(line) == wanted;
        });
        if (!found) {
            text += (text.empty() || text.ends_with('\n') ? "" : "\n") + std::string(wanted) + '\n';
        }
    }
    return text;
}

std::string withoutDriver(std::string_view attributes) {
    std::string text;
    for (const std::string_view line : linesOf(attributes)) {
        if (std::find(kLines.begin(), kLines.end(), wordsOf(line)) == kLines.end()) {
            text += line;
        }
    }
    return text;
}

}  // namespace sinew::cli
