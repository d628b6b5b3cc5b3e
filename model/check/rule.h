// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "model/core/diagnostic.h"

namespace sinew {

/// One row of the rule table, as printed by `check --list-rules`.
struct Rule {
    std::string_view code;              // stable, UPPER_SNAKE_CASE
    Severity severity;                  // the highest severity it is reported with
    Severity leastSeverity = severity;  // the lowest
    std::string_view meaning;
    std::string_view why;         // why it matters
    std::string_view fixBlender;  // how to fix it in Blender
    std::string_view fixMaya;
    bool violation = false;  // violates the specification; otherwise a matter of quality or budget
};

/// Every rule of the lint, sorted by code.
[[nodiscard]] std::span<const Rule> lintRules();

/// The ledger: every code that the loader can report, sorted by code.
[[nodiscard]] std::span<const Rule> ledgerRules();

/// The rule of a code, from either table; null for an unknown one.
[[nodiscard]] const Rule* findRule(std::string_view code);

/// Whether a finding violates the specification: a warning or an error of such a rule. With Info
/// the same rules report what is within the rounding of the format, or an application's own.
[[nodiscard]] bool isViolation(const Diagnostic& finding);

}  // namespace sinew
