// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/coverage_gap.h"

#include <algorithm>

#include "model/check/check_policy.h"

namespace sinew {

std::string coverageWords(const CoverageGap& gap) {
    return gap.code + (gap.subject.empty() ? "" : " for " + gap.subject) + ": " + gap.reason;
}

std::vector<CoverageGap> judgedGaps(const CheckPolicy& policy, std::vector<CoverageGap> gaps) {
    std::erase_if(gaps, [&policy](const CoverageGap& gap) { return policy.mutes(gap.code); });
    std::stable_sort(gaps.begin(), gaps.end(),
                     [](const CoverageGap& a, const CoverageGap& b) { return a.code < b.code; });
    gaps.erase(std::unique(gaps.begin(), gaps.end()), gaps.end());
    return gaps;
}

}  // namespace sinew
