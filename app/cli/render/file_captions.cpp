// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/file_captions.h"

#include <string_view>

#include "app/cli/render/cell_caption.h"
#include "app/common/failure.h"
#include "model/core/utf8.h"

namespace sinew::cli {

std::pair<std::string, std::string> fileCaptions(const std::string& before,
                                                 const std::string& after) {
    const std::size_t name = before.rfind('/') + 1;  // 0 without a folder
    const std::size_t afterName = after.rfind('/') + 1;
    if (before == after || before.substr(name) != after.substr(afterName)) {
        return {shownName(before.substr(name)), shownName(after.substr(afterName))};
    }
    std::size_t start = 0;
    for (std::size_t i = 0; i < before.size() && before[i] == after[i]; ++i) {
        start = before[i] == '/' ? i + 1 : start;
    }
    return {shownName(before.substr(start)), shownName(after.substr(start))};
}

std::string cutToWidth(const std::string& start, const std::string& text, Extent cell) {
    std::string shown = start + text;
    std::string_view rest = text;
    while (!rest.empty() && fittingHeight(shown, cell, kReadableHeight) < kReadableHeight) {
        (void)takeCharacter(rest);
        shown = start + "\u2026" + std::string(rest);
    }
    return shown;
}

}  // namespace sinew::cli
