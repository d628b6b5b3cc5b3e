// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew {

/// Takes the first character off `text`, which is not empty. Bytes that are not UTF-8 give
/// U+FFFD, one at a time.
[[nodiscard]] char32_t takeCharacter(std::string_view& text) noexcept;

}  // namespace sinew
