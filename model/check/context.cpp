// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/context.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/check/rule.h"

namespace sinew::check {

const TrackCoverage& Context::coverage() {
    if (!m_coverage) {
        m_coverage.emplace(m_asset, constantTolerance(policy()), m_stop);
    }
    return *m_coverage;
}

void Context::report(const char* code, std::string message, Diagnostic place) {
    const Rule* rule = findRule(code);
    assert(rule != nullptr);
    reportAs(rule->severity, code, std::move(message), std::move(place));
}

void Context::reportAs(Severity severity, const char* code, std::string message, Diagnostic place) {
    const Rule* rule = findRule(code);
    assert(rule != nullptr && severity <= rule->severity && severity >= rule->leastSeverity);
    if (stopped() || (m_options.violationsOnly && !rule->violation)) {
        return;
    }
    place.severity = severity;
    place.code = code;
    place.message = std::move(message);
    m_findings.add(std::move(place));
}

std::vector<Diagnostic> Context::take() {
    std::vector<Diagnostic> findings = m_findings.take();
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.code < b.code; });
    return findings;
}

}  // namespace sinew::check
