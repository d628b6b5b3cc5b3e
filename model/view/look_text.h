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

// A look as text. Reading it back gives bit-identical values: numbers are in the unit of the look
// with as many digits as needed.

[[nodiscard]] std::string valueText(const LookOption& option, const Look& look);

/// Error: a message about valid values, "must be none, lines or octahedral"; the look is then
/// unchanged.
[[nodiscard]] Status setValueText(const LookOption& option, Look& look, std::string_view text);

/// "a, b or c"
[[nodiscard]] std::string wordList(std::span<const LookWord> words);

using LookPairs = std::vector<std::pair<std::string, std::string>>;  // key and value

/// Every option, in the order of the table.
[[nodiscard]] LookPairs lookToPairs(const Look& look);

/// Missing options have their default. Error InvalidRequest: an unknown key or an invalid value.
[[nodiscard]] Result<Look> lookFromPairs(const LookPairs& pairs);

}  // namespace sinew
