// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

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

}  // namespace sinew
