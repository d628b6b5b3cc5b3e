// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

// The fix of many rules of the ledger.
namespace sinew::check {

inline constexpr std::string_view kRepeatStep =
    "The file was changed by another tool: repeat that step with a current version of it.";

}  // namespace sinew::check
