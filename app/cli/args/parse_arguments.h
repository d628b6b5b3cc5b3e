// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/command_setup.h"

namespace CLI {
class App;
}

namespace sinew::cli {

/// The parsed command line.
struct CommandLine {
    RunCommand run = {};  // none: help or version was requested and printed
    CommonArguments common = {};
    std::string file = {};  // input of the command; may be empty
    std::optional<FileAccess> access =
        {};  // all that the command may do with files; none: anything
};

struct CommandProgram;
struct ChosenCommand;

/// The commands of a program and their options, declared for parsing, help, man pages and
/// completions.
struct ProgramParser {
    explicit ProgramParser(const CommandProgram& program);
    ~ProgramParser();
    /// Null: there is no such command.
    [[nodiscard]] const CLI::App* command(const std::string& name) const;
    ProgramParser(const ProgramParser&) = delete;
    ProgramParser& operator=(const ProgramParser&) = delete;

    std::unique_ptr<CLI::App> app;
    CommandLine line;                       // common arguments, filled by parsing
    std::unique_ptr<ChosenCommand> chosen;  // likewise; null: none
    bool listDevices = false;
};

/// Prints help and version itself. Throws Failure (exit 2).
[[nodiscard]] CommandLine parseArguments(const CommandProgram& program, int argc,
                                         const char* const* argv);

/// Reads the words of one command, "--time=1", without help of its own: failures refer to that of
/// `command`, "sinew-cli render". Throws Failure (exit 2).
void parseWords(const std::string& command, const std::function<void(Options&)>& declare,
                std::vector<std::string> words);

}  // namespace sinew::cli
