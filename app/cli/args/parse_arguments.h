// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/command_setup.h"

namespace sinew::cli {

/// The command line, taken apart.
struct CommandLine {
    RunCommand run = {};  // none: help or version were asked for, and are printed
    CommonArguments common = {};
    std::string file = {};  // what the command is about; may be empty
};

/// Prints help and version itself. Throws Failure (exit 2).
[[nodiscard]] CommandLine parseArguments(int argc, const char* const* argv);

}  // namespace sinew::cli
