// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/later.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/command_program.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

/// Null: there is no such command.
const CommandRow* rowOf(const CommandProgram& program, std::string_view name) {
    for (const CommandRow& row : program.commands) {
        if (row.name == name) {
            return &row;
        }
    }
    return nullptr;
}

Failure refused(const CommandRow& row) {
    return usageFailure("the command '" + std::string(row.name) +
                        "' is now a program: " + std::string(row.movedTo));
}

bool isLaterOption(const CommandRow& row, std::string_view name) {
    return std::find(row.laterOptions.begin(), row.laterOptions.end(), name) !=
           row.laterOptions.end();
}

}  // namespace

void refuseLater(const CommandProgram& program, std::span<const char* const> arguments) {
    const CommandRow* command = nullptr;
    bool isNamed = false;  // the command, known or not
    bool isValue = false;  // value of the preceding option
    for (const std::string_view argument : arguments) {
        if (argument == "--") {
            return;
        }
        if (std::exchange(isValue, argument == "--device")) {
            continue;
        }
        if (!isNamed && !argument.starts_with('-')) {
            isNamed = !argument.empty();
            command = rowOf(program, argument);
            if (command != nullptr && command->hasMoved()) {
                throw refused(*command);
            }
        }
        const std::string_view name = argument.substr(0, argument.find('='));
        if (command != nullptr && isLaterOption(*command, name)) {
            throw notAvailable(std::string(name));
        }
    }
}

}  // namespace sinew::cli
