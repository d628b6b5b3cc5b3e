// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/fail_on.h"

#include <algorithm>

#include "app/common/parse_value.h"
#include "model/check/rule.h"

namespace sinew::cli {

bool FailOn::fails(const Diagnostic& finding) const {
    return (from && finding.severity >= *from) || (violations && isViolation(finding));
}

std::optional<Severity> FailOn::least() const noexcept {
    return from && violations ? std::min(*from, Severity::Warning) : from;
}

FailOn parseFailOn(const std::string& text) {
    if (text == "none") {
        return {.from = {}};
    }
    if (text == "violation") {
        return {.from = Severity::Error, .violations = true};
    }
    for (const Severity severity : kSeverities) {
        if (text == severityName(severity)) {
            return {.from = severity};
        }
    }
    throw badChoice("--fail-on", text, {"error", "violation", "warning", "info", "none"});
}

}  // namespace sinew::cli
