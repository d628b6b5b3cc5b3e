// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/later.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/commands.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

/// The row of a top-level command; null: none.
const CommandRow* rowOf(std::string_view name) {
    for (const CommandRow& row : allCommands()) {
        if (row.group.empty() && row.name == name) {
            return &row;
        }
    }
    return nullptr;
}

bool isLaterOption(const CommandRow& row, std::string_view name) {
    return std::find(row.laterOptions.begin(), row.laterOptions.end(), name) !=
           row.laterOptions.end();
}

}  // namespace

void refuseLater(std::span<const char* const> arguments) {
    const CommandRow* command = nullptr;
    bool isNamed = false;  // the command, known or not
    bool isValue = false;  // of the preceding option
    for (const std::string_view argument : arguments) {
        if (argument == "--") {
            return;
        }
        if (std::exchange(isValue, argument == "--device")) {
            continue;
        }
        if (!isNamed && !argument.starts_with('-')) {
            isNamed = !argument.empty();
            command = rowOf(argument);
            if (command != nullptr && command->isLater()) {
                throw notAvailable("the command '" + std::string(argument) + "'");
            }
        }
        const std::string_view name = argument.substr(0, argument.find('='));
        if (command != nullptr && isLaterOption(*command, name)) {
            throw notAvailable(std::string(name));
        }
    }
}

}  // namespace sinew::cli
