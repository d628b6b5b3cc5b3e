// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew {

/// Removes and returns the first character of `text`, which must not be empty. Each byte of invalid
/// UTF-8 gives U+FFFD.
[[nodiscard]] char32_t takeCharacter(std::string_view& text) noexcept;

}  // namespace sinew
