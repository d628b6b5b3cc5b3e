// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/command_setup.h"

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

/// Prints help and version itself. Throws Failure (exit 2).
[[nodiscard]] CommandLine parseArguments(const CommandProgram& program, int argc,
                                         const char* const* argv);

}  // namespace sinew::cli
