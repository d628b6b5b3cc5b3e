// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace sinew::cli {

/// Ends with Failure (exit 2) when the command line asks for a command or an option that a later
/// version brings. `arguments` leaves the program's name out.
void refuseLater(std::span<const char* const> arguments);

}  // namespace sinew::cli
