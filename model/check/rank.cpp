// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rank.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "model/check/rule.h"
#include "model/load/findings.h"

namespace sinew {
namespace {

// Rules of the pose before it, such as values that are not finite, break more than can be measured.
constexpr int kBreaksAll = 200;

// By a key per finding, which includes its position, so that equals keep theirs.
template <class KeyOf>
void sortBy(std::vector<Diagnostic>& findings, const KeyOf& keyOf) {
    using Key = decltype(keyOf(findings.front()));
    std::vector<std::pair<Key, std::size_t>> order;
    order.reserve(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        order.emplace_back(keyOf(findings[i]), i);
    }
    std::sort(order.begin(), order.end());
    std::vector<Diagnostic> sorted;
    sorted.reserve(findings.size());
    for (const auto& [key, position] : order) {
        sorted.push_back(std::move(findings[position]));
    }
    findings = std::move(sorted);
}

bool hasNoEffect(const Diagnostic& finding) {
    return finding.effect && !finding.effect->isVisible();
}

double shareOf(const Diagnostic& finding) {
    return finding.effect ? finding.effect->share : load::Findings::kUnmeasuredShare;
}

}  // namespace

void rankFindings(std::vector<Diagnostic>& findings) {
    sortBy(findings, [](const Diagnostic& finding) {
        const RuleRank rank = ruleOf(finding.code).rank;
        const bool breaksAll = !finding.effect && finding.severity != Severity::Info &&
                               rank.harm == Harm::Pose && rank.order < kBreaksAll;
        return std::tuple(-static_cast<int>(finding.severity), rank.harm, hasNoEffect(finding),
                          !breaksAll, -shareOf(finding), rank.order, finding.code);
    });
}

void rankPlaces(std::vector<Diagnostic>& places) {
    sortBy(places,
           [](const Diagnostic& place) { return std::pair(hasNoEffect(place), -shareOf(place)); });
}

}  // namespace sinew
