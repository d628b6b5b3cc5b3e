// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace sinew::cli {

/// Throws Failure (exit 2) if the command line uses a command or option reserved for a later
/// version. `arguments` does not include the program name.
void refuseLater(std::span<const char* const> arguments);

}  // namespace sinew::cli
