// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/findings.h"

#include <utility>

#include "model/core/utf8.h"
#include "model/load/finding_places.h"
#include "model/load/limits.h"

namespace sinew::load {

std::string onOneLine(std::string text) {
    if (text.size() > kMostShownBytes) {
        text.resize(cutUtf8(text, kMostShownBytes).size());
        text += "...";
    }
    replaceControls(text, ' ');
    return text;
}

void Findings::add(Diagnostic finding) {
    finding.message = onOneLine(std::move(finding.message));
    finding.pointer = onOneLine(std::move(finding.pointer));
    if (++m_perCode[finding.code] > kMaxFindingsPerCode) {
        return;
    }
    placeByPointer(finding);
    m_kept.push_back(std::move(finding));
}

std::vector<Diagnostic> Findings::take() {
    for (const auto& [code, count] : m_perCode) {
        if (count > kMaxFindingsPerCode) {
            m_kept.push_back(
                {.severity = Severity::Info,
                 .code = "FINDINGS_LEFT_OUT",
                 .message = std::to_string(count - kMaxFindingsPerCode) + " more of " + code,
                 .count = count - kMaxFindingsPerCode});
        }
    }
    m_perCode.clear();
    return std::exchange(m_kept, {});
}

}  // namespace sinew::load
