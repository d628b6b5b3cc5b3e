// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_setup.h"

namespace sinew::cli {

struct CommandProgram;

/// The command "man" of a program, which is borrowed.
void declareManual(CommandSetup& setup, const CommandProgram& program);

}  // namespace sinew::cli
