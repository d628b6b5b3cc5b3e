// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.h"
#include "model/view/look_option.h"

namespace sinew {

// A look as text, for files and for people. What is written reads back to the same value, bit for
// bit: numbers are in the unit of the look with as many digits as that takes.

[[nodiscard]] std::string valueText(const LookOption& option, const Look& look);

/// The error says what is needed: "must be none, lines or octahedral". The look stays then.
[[nodiscard]] Status setValueText(const LookOption& option, Look& look, std::string_view text);

/// "a, b or c"
[[nodiscard]] std::string wordList(std::span<const LookWord> words);

using LookPairs = std::vector<std::pair<std::string, std::string>>;  // key and value

/// Every option, in the order of the table.
[[nodiscard]] LookPairs lookToPairs(const Look& look);

/// What is not named is as in a Look that nobody changed. InvalidRequest for a key that there is
/// not and for a value that makes no sense.
[[nodiscard]] Result<Look> lookFromPairs(const LookPairs& pairs);

}  // namespace sinew
