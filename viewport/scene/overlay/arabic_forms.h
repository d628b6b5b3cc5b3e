// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew {

/// Whether the character is a mark of Arabic or Hebrew that is drawn over the letter before it.
[[nodiscard]] bool isMarkOverLetter(char32_t character) noexcept;

/// Replaces Arabic letters, in reading order, by the forms in which they join their neighbours
/// (Arabic Presentation Forms A and B), and lam with alef by their ligature.
void joinArabic(std::u32string& text);

}  // namespace sinew
