// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

// Parts of messages.

/// Names are truncated to as many bytes.
inline constexpr std::size_t kMostShownBytes = 1000;

/// "a node", "an image": by the first letter, which is sufficient for the names of glTF objects.
[[nodiscard]] std::string withArticle(std::string_view noun);

/// "1 vertex", "52 vertices".
[[nodiscard]] std::string counted(std::size_t count, std::string_view one, std::string_view many);

/// "1st", "2nd", "3rd", "11th", "22nd".
[[nodiscard]] std::string ordinal(std::uint64_t number);

/// "info, check, sample".
[[nodiscard]] std::string listed(std::span<const std::string> texts);

/// A value or a word as written, in double quotes.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// "'Hips'", or "node 7" if it has no name.
[[nodiscard]] std::string quotedName(const std::string& name, std::string_view word,
                                     std::size_t index);

}  // namespace sinew
