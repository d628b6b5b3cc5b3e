// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The word that `text` was probably meant to be: the closest one within a few inserted, deleted,
/// replaced or swapped letters, whatever their case; otherwise the only one that contains the text.
/// None if nothing is close. O(words), bounded for long ones.
[[nodiscard]] std::optional<std::string_view> closestWord(std::string_view text,
                                                          std::span<const std::string_view> words);

/// "; did you mean 'render'?", or nothing.
[[nodiscard]] std::string didYouMean(std::string_view text,
                                     std::span<const std::string_view> words);

/// "there is no view 'shaded1'; did you mean 'shaded'? Valid: shaded, clay".
[[nodiscard]] std::string thereIsNo(std::string_view kind, std::string_view text,
                                    std::span<const std::string_view> words);

/// Views of strings, for the functions above.
[[nodiscard]] std::vector<std::string_view> viewsOf(std::span<const std::string> strings);

}  // namespace sinew
