// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/check_policy.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/check/rank.h"
#include "model/check/rule.h"

namespace sinew {
namespace {

void setSeverities(const CheckPolicy& policy, std::vector<Diagnostic>& findings) {
    for (Diagnostic& finding : findings) {
        if (const auto own = policy.severities.find(finding.code); own != policy.severities.end()) {
            finding.severity = own->second;
            setSeverities(policy, finding.places);
        }
    }
}

}  // namespace

bool FailOn::fails(const Diagnostic& finding) const {
    return (from && finding.severity >= *from) || (violations && isViolation(finding));
}

std::optional<Severity> FailOn::least() const noexcept {
    return from && violations ? std::min(*from, Severity::Warning) : from;
}

double CheckPolicy::parameter(std::string_view code, std::string_view name) const {
    if (const auto rule = parameters.find(code); rule != parameters.end()) {
        if (const auto own = rule->second.find(name); own != rule->second.end()) {
            return own->second;
        }
    }
    const std::span<const RuleParameter> known = ruleOf(code).parameters;
    const auto found = std::find_if(known.begin(), known.end(), [name](const RuleParameter& each) {
        return each.name == name;
    });
    assert(found != known.end());
    return found->value;
}

JudgedFindings judgedFindings(const CheckPolicy& policy, std::vector<Diagnostic> findings) {
    if (!policy.severities.empty()) {
        setSeverities(policy, findings);
        rankFindings(findings);
    }
    JudgedFindings judged;
    for (Diagnostic& finding : findings) {
        if (policy.mutes(finding.code)) {
            ++judged.muted;
            continue;
        }
        ++judged.counts[finding.severity];
        if (!policy.shows(finding.code, finding.severity)) {
            ++judged.hidden;
            continue;
        }
        judged.violations += isViolation(finding) ? 1U : 0U;
        judged.fails = judged.fails || policy.failOn.fails(finding);
        judged.shown.push_back(std::move(finding));
    }
    return judged;
}

}  // namespace sinew
