// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sinew {

// UTF-8 text (RFC 3629). Bytes outside well-formed sequences count individually.

/// Removes and returns the first character of `text`, which must not be empty; U+FFFD for an
/// invalid byte.
[[nodiscard]] char32_t takeCharacter(std::string_view& text) noexcept;

/// The text with every invalid byte replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

/// Number of characters of well-formed text.
[[nodiscard]] std::size_t characterCount(std::string_view text) noexcept;

/// The start of the text, at most `mostBytes` long, not ending inside a character.
[[nodiscard]] std::string_view cutUtf8(std::string_view text, std::size_t mostBytes) noexcept;

/// Whether the character could change the text around it where it is displayed, or hide in it: a
/// control character (U+0000 to U+001F, U+007F to U+009F), a line or paragraph separator, a mark,
/// override or isolate of the bidirectional algorithm (UAX #9, 2), a character without width other
/// than the two joiners, or a tag (U+E0000 to U+E007F).
[[nodiscard]] bool isUnprintable(char32_t character) noexcept;

/// Text from a file for one line of a terminal, a report or a window: well-formed, and every
/// unprintable character escaped as in JSON ("\n", "\u202e"), also a joiner (U+200C, U+200D) except
/// between two characters that it can join: from U+0600 on, emoji among them. Everything that
/// displays names from files goes through this. Escaping twice changes nothing.
[[nodiscard]] std::string oneLine(std::string_view text);

}  // namespace sinew
