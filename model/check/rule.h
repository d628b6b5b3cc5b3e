// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "model/core/diagnostic.h"

namespace sinew {

/// One line of the table of rules: what `check --list-rules` prints and the documents show.
struct Rule {
    std::string_view code;              // stable, UPPER_SNAKE_CASE
    Severity severity;                  // the highest that it is reported with
    Severity leastSeverity = severity;  // the lowest
    std::string_view meaning;
    std::string_view why;         // why it hurts
    std::string_view fixBlender;  // how to get rid of it there
    std::string_view fixMaya;
    bool violation = false;  // of the specification, not a matter of taste or budget
};

/// Every rule of the lint, by code.
[[nodiscard]] std::span<const Rule> lintRules() noexcept;

/// Every code that the loader can report, by code: the ledger.
[[nodiscard]] std::span<const Rule> ledgerRules() noexcept;

/// The rule of a code, from either table; null for an unknown one.
[[nodiscard]] const Rule* findRule(std::string_view code) noexcept;

}  // namespace sinew
