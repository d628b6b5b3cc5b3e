// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/policy_options.h"

#include <span>

#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/check/rule.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

namespace {

void refuseUnknown(const std::string& code) {
    if (findRule(code) != nullptr) {
        return;
    }
    const std::string hint = didYouMean(code, ruleCodes());
    throw usageFailure("--ignore: there is no rule '" + code + "'" +
                       (hint.empty() ? "; see" : hint + " See") + " sinew-cli check --list-rules");
}

}  // namespace

std::vector<std::string_view> ruleCodes() {
    std::vector<std::string_view> codes;
    for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
        for (const Rule& rule : rules) {
            codes.push_back(rule.code);
        }
    }
    return codes;
}

void hideBelow(const std::string& severity, const std::string& failOn, CheckPolicy& policy) {
    const Severity least = parseChoice<Severity>(
        "--min-severity", severity,
        {{"error", Severity::Error}, {"warning", Severity::Warning}, {"info", Severity::Info}});
    if (policy.failOn.least() && *policy.failOn.least() < least) {
        throw usageFailure("--fail-on " + failOn + ": --min-severity " + severity +
                           " leaves some of these findings out");
    }
    for (const Severity each : kSeverities) {
        policy.hidden[each] = each < least;
    }
}

void muteIgnored(const std::vector<std::string>& values, CheckPolicy& policy) {
    for (const std::string& value : values) {
        for (const std::string_view code : partsOf(value)) {
            refuseUnknown(std::string(code));
            policy.muted.emplace(code);
        }
    }
}

FailOn parseFailOn(const std::string& text) {
    return parseChoice<FailOn>("--fail-on", text,
                               {{"error", {.from = Severity::Error}},
                                {"violation", {.from = Severity::Error, .violations = true}},
                                {"warning", {.from = Severity::Warning}},
                                {"info", {.from = Severity::Info}},
                                {"none", {.from = {}}}});
}

}  // namespace sinew::cli
