// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rank.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "model/check/rule.h"

namespace sinew {

void rankFindings(std::vector<Diagnostic>& findings) {
    using Key = std::tuple<int, RuleRank, std::string_view, std::size_t>;
    std::vector<Key> order;  // includes the position, so that equals keep theirs
    order.reserve(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        order.emplace_back(-static_cast<int>(findings[i].severity), ruleOf(findings[i].code).rank,
                           findings[i].code, i);
    }
    std::sort(order.begin(), order.end());
    std::vector<Diagnostic> ranked;
    ranked.reserve(findings.size());
    for (const Key& key : order) {
        ranked.push_back(findings[std::get<3>(key)]);
    }
    findings = std::move(ranked);
}

}  // namespace sinew
