// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "model/project/project_rules.h"

namespace sinew {

/// A number that a project can limit.
struct BudgetRow {
    Budget budget;
    std::string_view setting;  // its name in "budgets"
    const char* code;          // the rule that reports what exceeds it
    std::string_view meaning;  // what is counted, exactly
    bool perClip = false;      // whether blocks of single clips may set it
};

[[nodiscard]] std::span<const BudgetRow> budgetRows() noexcept;

/// Null: there is none of that name.
[[nodiscard]] const BudgetRow* findBudget(std::string_view setting) noexcept;

/// The budget that is not a number.
inline constexpr std::string_view kTextureFormatsSetting = "textureFormats";

}  // namespace sinew
