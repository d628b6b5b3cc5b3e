// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace sinew::cli {

/// Commands of the contract that a later version brings.
[[nodiscard]] std::span<const std::string_view> laterCommands() noexcept;

/// Ends with Failure (exit 2) when the command line asks for a command or an option that a later
/// version brings. `arguments` leaves the program's name out.
void refuseLater(std::span<const char* const> arguments);

}  // namespace sinew::cli
