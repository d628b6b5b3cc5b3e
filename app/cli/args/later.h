// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace sinew::cli {

struct CommandProgram;

/// Throws Failure (exit 2) if the command line uses a command or option reserved for a later
/// version, or one that moved to another program. `arguments` does not include the program name.
void refuseLater(const CommandProgram& program, std::span<const char* const> arguments);

}  // namespace sinew::cli
