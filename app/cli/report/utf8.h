// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew::cli {

/// The text with every byte that is not part of well-formed UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

/// Well-formed text for one line of a terminal: control characters become blanks.
[[nodiscard]] std::string oneLine(std::string_view text);

}  // namespace sinew::cli
