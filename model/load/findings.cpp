// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/findings.h"

#include <utility>

#include "model/load/limits.h"

namespace sinew::load {

void Findings::add(Diagnostic finding) {
    if (++m_perCode[finding.code] <= kMaxFindingsPerCode)
        m_kept.push_back(std::move(finding));
}

std::vector<Diagnostic> Findings::take() {
    for (const auto& [code, count] : m_perCode)
        if (count > kMaxFindingsPerCode)
            m_kept.push_back(
                {.severity = Severity::Info,
                 .code = "FINDINGS_LEFT_OUT",
                 .message = std::to_string(count - kMaxFindingsPerCode) + " more of " + code,
                 .count = count - kMaxFindingsPerCode});
    m_perCode.clear();
    return std::exchange(m_kept, {});
}

}  // namespace sinew::load
