// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew {

/// Files of outline fonts on this machine that may have the character, the best first: those that
/// fontconfig names if it is configured, otherwise all in the usual folders, by path. Writes
/// nothing to standard error.
[[nodiscard]] std::vector<std::string> systemFontsFor(char32_t character);

}  // namespace sinew
