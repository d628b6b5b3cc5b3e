// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace sinew::cli {

struct CommandSetup;
struct JsonFormat;

/// A row of a program's table of commands.
struct CommandRow {
    std::string_view name;
    std::string_view help = {};                // one line
    void (*declare)(CommandSetup&) = nullptr;  // defined in a separate file per command
    bool hidden = false;                       // not in the help: for scripts
    bool confined = false;                     // if it needs no device: see `confine`
    std::string_view movedTo = {};             // the program that it moved to

    /// Whether the command is one of another program.
    [[nodiscard]] constexpr bool hasMoved() const { return declare == nullptr; }
};

/// A program with commands: what its help and its messages say.
struct CommandProgram {
    const char* name;                      // name of its file
    const char* version;                   // answer to --version
    const char* purpose;                   // first line of the help
    std::span<const CommandRow> commands;  // order of the help
};

/// `sinew-cli`.
[[nodiscard]] const CommandProgram& mainProgram() noexcept;

/// The whole program: parses the command line, runs the command, prints errors on one line and
/// returns the exit code.
[[nodiscard]] int runCommandLine(const CommandProgram& program, int argc, char** argv) noexcept;

// Commands of any program.

/// The command "schema" of a program that writes these formats.
void declareSchemas(CommandSetup& setup, std::span<const JsonFormat* const> formats);
/// The command "man" of a program, which is borrowed.
void declareManual(CommandSetup& setup, const CommandProgram& program);

}  // namespace sinew::cli
