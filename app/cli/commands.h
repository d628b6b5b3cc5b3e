// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace sinew::cli {

struct CommandSetup;

/// A row of the table of commands.
struct CommandRow {
    std::string_view name;
    std::string_view help = {};                // one line
    void (*declare)(CommandSetup&) = nullptr;  // in a separate file per command
    bool confined = false;                     // if it needs no device: see `confine`
    std::string_view group = {};               // its parent command: "bench"
    std::string_view memberNoun = {};          // for groups: noun for its members, "benchmark"
    std::span<const std::string_view> laterOptions = {};  // options reserved for later versions

    /// Whether the command is reserved for a later version.
    [[nodiscard]] bool isLater() const { return declare == nullptr && memberNoun.empty(); }
};

/// Every command, in the order of the help; groups before their members.
[[nodiscard]] std::span<const CommandRow> allCommands() noexcept;

}  // namespace sinew::cli
