// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "model/check/deformation/deformation_rules.h"
#include "model/check/rule.h"
#include "model/check/tables.h"

namespace sinew {
namespace {

bool byCode(const Rule& a, const Rule& b) noexcept {
    return a.code < b.code;
}

std::vector<Rule> joinedLint() {
    std::vector<Rule> rules;
    for (const std::span<const Rule> table :
         {check::weightTable(), check::skinTable(), check::animationTable(),
          check::deformationTable(), check::checkTable(), check::contractTable(),
          check::engineTable(), check::motionTable(), check::snapshotTable(),
          check::projectTable()}) {
        rules.insert(rules.end(), table.begin(), table.end());
    }
    std::sort(rules.begin(), rules.end(), byCode);
    return rules;
}

const Rule* findIn(std::span<const Rule> rules, std::string_view code) noexcept {
    const auto found = std::lower_bound(
        rules.begin(), rules.end(), code,
        [](const Rule& rule, std::string_view wanted) { return rule.code < wanted; });
    return found == rules.end() || found->code != code ? nullptr : &*found;
}

}  // namespace

std::span<const Rule> lintRules() {
    static const std::vector<Rule> rules = joinedLint();
    return rules;
}

const Rule* findRule(std::string_view code) {
    const Rule* rule = findIn(lintRules(), code);
    return rule != nullptr ? rule : findIn(ledgerRules(), code);
}

const Rule& ruleOf(std::string_view code) {
    static constexpr Rule kUnknown{.code = {},
                                   .severity = Severity::Info,
                                   .meaning = {},
                                   .why = {},
                                   .fixBlender = {},
                                   .fixMaya = {}};
    const Rule* rule = findRule(code);
    return rule != nullptr ? *rule : kUnknown;
}

bool isViolation(const Diagnostic& finding) {
    const Rule* rule = findRule(finding.code);
    return rule != nullptr && rule->violation && finding.severity > Severity::Info;
}

}  // namespace sinew
