// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rule.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "model/check/deformation/deformation_rules.h"
#include "model/check/tables.h"

namespace sinew {
namespace {

std::vector<Rule> joined(std::initializer_list<std::span<const Rule>> tables) {
    std::vector<Rule> rules;
    for (const std::span<const Rule> table : tables) {
        rules.insert(rules.end(), table.begin(), table.end());
    }
    std::ranges::sort(rules, {}, &Rule::code);
    return rules;
}

const Rule* findIn(std::span<const Rule> rules, std::string_view code) noexcept {
    const auto found = std::ranges::lower_bound(rules, code, {}, &Rule::code);
    return found == rules.end() || found->code != code ? nullptr : &*found;
}

}  // namespace

std::span<const Rule> lintRules() {
    static const std::vector<Rule> rules =
        joined({check::weightTable(), check::skinTable(), check::animationTable(),
                check::deformationTable(), check::checkTable(), check::engineTable(),
                check::projectTable(), check::snapshotTable()});
    return rules;
}

std::span<const Rule> ledgerRules() {
    static const std::vector<Rule> rules = joined(
        {check::ledgerContainerTable(), check::ledgerFileTable(), check::ledgerGeometryTable(),
         check::ledgerAnimationTable(), check::ledgerLooksTable()});
    return rules;
}

const Rule* findRule(std::string_view code) {
    const Rule* rule = findIn(lintRules(), code);
    return rule != nullptr ? rule : findIn(ledgerRules(), code);
}

const Rule& ruleOf(std::string_view code) {
    static constexpr Rule kUnknown{
        .code = {}, .severity = Severity::Info, .meaning = {}, .why = {}, .fixBlender = {}};
    const Rule* rule = findRule(code);
    return rule != nullptr ? *rule : kUnknown;
}

bool isViolation(const Diagnostic& finding) {
    const Rule* rule = findRule(finding.code);
    return rule != nullptr && rule->violation && finding.severity > Severity::Info;
}

}  // namespace sinew
