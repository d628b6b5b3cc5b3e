// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sinew {

// Text as UTF-8 (RFC 3629). Bytes that are not part of a well-formed sequence count one by one.

/// Takes the first character off `text`, which is not empty; U+FFFD for a byte that is not UTF-8.
[[nodiscard]] char32_t takeCharacter(std::string_view& text) noexcept;

/// The text with every byte that is not UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

/// How many characters well-formed text has.
[[nodiscard]] std::size_t characterCount(std::string_view text) noexcept;

/// The beginning of the text, at most so many bytes, that does not end inside a character.
[[nodiscard]] std::string_view cutUtf8(std::string_view text, std::size_t mostBytes) noexcept;

/// Replaces U+0000 to U+001F and U+007F, which a terminal obeys.
void replaceControls(std::string& text, char replacement) noexcept;

/// Well-formed text for one line of a terminal: control characters, also U+0080 to U+009F, become
/// blanks.
[[nodiscard]] std::string oneLine(std::string_view text);

}  // namespace sinew
