// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/policy_options.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

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
    std::vector<std::string_view> known;
    for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
        for (const Rule& rule : rules) {
            known.push_back(rule.code);
        }
    }
    const std::string hint = didYouMean(code, known);
    throw usageFailure("--ignore: there is no rule '" + code + "'" +
                       (hint.empty() ? "; see" : hint + " See") + " sinew-cli check --list-rules");
}

std::optional<Severity> severityNamed(const std::string& name) {
    const auto* found =
        std::find_if(kSeverities.begin(), kSeverities.end(),
                     [&](Severity severity) { return name == severityName(severity); });
    return found != kSeverities.end() ? std::optional(*found) : std::nullopt;
}

}  // namespace

void hideBelow(const std::string& severity, const std::string& failOn, CheckPolicy& policy) {
    const std::optional<Severity> least = severityNamed(severity);
    if (!least) {
        throw badChoice("--min-severity", severity, {"error", "warning", "info"});
    }
    if (policy.failOn.least() && *policy.failOn.least() < *least) {
        throw usageFailure("--fail-on " + failOn + ": --min-severity " + severity +
                           " leaves some of these findings out");
    }
    for (const Severity each : kSeverities) {
        policy.hidden[each] = each < *least;
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
    if (text == "none") {
        return {.from = {}};
    }
    if (text == "violation") {
        return {.from = Severity::Error, .violations = true};
    }
    const std::optional<Severity> severity = severityNamed(text);
    if (!severity) {
        throw badChoice("--fail-on", text, {"error", "violation", "warning", "info", "none"});
    }
    return {.from = severity};
}

}  // namespace sinew::cli
