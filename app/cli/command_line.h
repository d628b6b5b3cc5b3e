// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::cli {

struct CommandProgram;

/// The whole program: parses the command line, runs the command, prints errors on one line and
/// returns the exit code.
[[nodiscard]] int runCommandLine(const CommandProgram& program, int argc, char** argv) noexcept;

}  // namespace sinew::cli
