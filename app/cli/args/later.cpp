// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/later.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "app/common/failure.h"

namespace sinew::cli {

namespace {

constexpr std::array<std::string_view, 1> kLaterCommands{"export"};

constexpr auto kLaterRenderOptions = std::to_array<std::string_view>({
    "--palette",
    "--frames",
    "--fps",
    "--turntable",
    "--range",
});

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::span<const std::string_view> laterCommands() noexcept {
    return kLaterCommands;
}

void refuseLater(std::span<const char* const> arguments) {
    std::string_view command;
    bool isValue = false;  // of the option before it
    for (const std::string_view argument : arguments) {
        if (argument == "--") {
            return;
        }
        if (std::exchange(isValue, argument == "--device")) {
            continue;
        }
        if (command.empty() && !argument.starts_with('-')) {
            command = argument;
            if (contains(kLaterCommands, command)) {
                throw notAvailable("the command '" + std::string(command) + "'");
            }
        }
        const std::string_view name = argument.substr(0, argument.find('='));
        if (command == "render" && contains(kLaterRenderOptions, name)) {
            throw notAvailable(std::string(name));
        }
    }
}

}  // namespace sinew::cli
