// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rank.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace sinew {

const FindingTraits& traitsOf(std::string_view code) noexcept {
    static constexpr FindingTraits kForm{};
    const std::size_t rank = rankOf(code);
    return rank < findingTraits().size() ? findingTraits()[rank] : kForm;
}

std::size_t rankOf(std::string_view code) noexcept {
    const std::span<const FindingTraits> rows = findingTraits();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [code](const FindingTraits& row) { return row.code == code; });
    return static_cast<std::size_t>(found - rows.begin());
}

void rankFindings(std::vector<Diagnostic>& findings) {
    using Key = std::tuple<int, std::size_t, std::string_view, std::size_t>;
    std::vector<Key> order;  // with the position, so that equals keep theirs
    order.reserve(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        order.emplace_back(-static_cast<int>(findings[i].severity), rankOf(findings[i].code),
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
