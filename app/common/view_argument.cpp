// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/view_argument.h"

#include <string_view>
#include <vector>

#include "app/common/failure.h"
#include "model/core/suggestion.h"

namespace sinew {

ViewMode parseView(const std::string& name) {
    if (const auto mode = viewModeFromName(name)) {
        return *mode;
    }
    std::vector<std::string_view> names;
    for (const ViewModeInfo& info : viewModes()) {
        names.emplace_back(info.name);
    }
    throw usageFailure(thereIsNo("view", name, names));
}

std::string viewNames(std::size_t lineLength) {
    std::string text;
    std::size_t line = 0;
    const auto views = viewModes();
    for (std::size_t i = 0; i < views.size(); ++i) {
        const char* const after = i + 1 == views.size() ? "" : i + 2 == views.size() ? " or" : ",";
        const std::string word = std::string(views[i].name) + after;
        if (line > 0) {
            const bool fits = line + 1 + word.size() <= lineLength;
            text += fits ? ' ' : '\n';
            line = fits ? line + 1 : 0;
        }
        text += word;
        line += word.size();
    }
    return text;
}

}  // namespace sinew
