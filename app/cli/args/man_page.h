// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::cli {

struct CommandProgram;

/// The manual page of a program, or of one of its commands (by name), in the man macros of roff
/// (man(7)): what its help says. Throws Failure (exit 2) for an unknown command.
[[nodiscard]] std::string manPage(const CommandProgram& program, const std::string& command);

}  // namespace sinew::cli
