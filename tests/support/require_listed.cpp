// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/require_listed.h"

#include <stdexcept>

#include "model/check/rule.h"

namespace sinew::test {

void requireListed(const std::vector<Diagnostic>& findings) {
    for (const Diagnostic& finding : findings) {
        const Rule* rule = findRule(finding.code);
        if (rule == nullptr) {
            throw std::logic_error(finding.code + " is in no table of rules");
        }
        if (finding.severity > rule->severity || finding.severity < rule->leastSeverity) {
            throw std::logic_error(finding.code + " is not a rule of severity " +
                                   severityName(finding.severity));
        }
    }
}

}  // namespace sinew::test
