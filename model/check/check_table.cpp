// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/check/tables.h"

namespace sinew::check {
namespace {

// The check itself, not a file.
constexpr std::array kCheckRules{
    Rule{.code = "CHECK_INCOMPLETE",
         .severity = Severity::Warning,
         .rank = {Harm::Form, 70},
         .group = FindingGroup::Apart,
         .meaning = "The check ran out of memory before it was complete.",
         .why = "Problems in the unchecked parts are not listed.",
         .fixBlender = "Close other programs, or check the file on a machine with more memory.",
         .fixMaya = "Close other programs, or check the file on a machine with more memory."},
    Rule{.code = "EFFECTS_NOT_MEASURED",
         .severity = Severity::Info,
         .rank = {Harm::Form, 75},
         .meaning = "It would take too long to pose the model for every finding.",
         .why = "These findings are ordered by a bound of their effect, or by their rule alone.",
         .fixBlender = "Fix what is listed first and check the file again.",
         .fixMaya = "Fix what is listed first and check the file again."},
};

}  // namespace

std::span<const Rule> checkTable() noexcept {
    return kCheckRules;
}

}  // namespace sinew::check
