// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/borrow_input.h"

namespace sinew::cli {

/// Clips of other files: partners, differences of the rest poses, and what is missing. Empty
/// without any.
[[nodiscard]] std::string borrowedText(const Borrowing& borrowing);

}  // namespace sinew::cli
