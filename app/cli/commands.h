// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace sinew::cli {

struct CommandSetup;

/// A command as the table of all commands lists it.
struct CommandRow {
    std::string_view name;
    const char* help = "";                     // one line
    void (*declare)(CommandSetup&) = nullptr;  // in a file of the command's own
    std::string_view group = {};               // the command that it stands below: "bench"
    std::string_view memberNoun = {};          // a group: what stands below it, "benchmark"
    std::span<const std::string_view> laterOptions = {};  // options that a later version brings

    /// Whether a later version brings the command.
    [[nodiscard]] bool isLater() const { return declare == nullptr && memberNoun.empty(); }
};

/// Every command, in the order of the help; a group stands before its members.
[[nodiscard]] std::span<const CommandRow> allCommands() noexcept;

}  // namespace sinew::cli
