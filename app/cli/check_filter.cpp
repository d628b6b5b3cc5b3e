// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/check_filter.h"

#include <algorithm>
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

}  // namespace

Severity parseSeverity(const std::string& name) {
    for (const Severity severity : kSeverities) {
        if (name == severityName(severity)) {
            return severity;
        }
    }
    throw badChoice("--min-severity", name, {"error", "warning", "info"});
}

std::vector<std::string> parseIgnored(const std::vector<std::string>& values) {
    std::vector<std::string> codes;
    for (const std::string& value : values) {
        for (const std::string_view code : partsOf(value)) {
            codes.emplace_back(code);
            refuseUnknown(codes.back());
        }
    }
    return codes;
}

FilteredOut applyFilter(const CheckFilter& filter, std::vector<Diagnostic>& findings) {
    const std::size_t ignored = std::erase_if(findings, [&](const Diagnostic& finding) {
        return std::find(filter.ignored.begin(), filter.ignored.end(), finding.code) !=
               filter.ignored.end();
    });
    const std::size_t below = std::erase_if(
        findings, [&](const Diagnostic& finding) { return finding.severity < filter.least; });
    return {.ignored = ignored, .below = below};
}

}  // namespace sinew::cli
