// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/all_findings.h"

#include <iterator>

namespace sinew::cli {

std::vector<Diagnostic> allFindings(const Asset& asset, const CheckOptions& options) {
    std::vector<Diagnostic> findings = asset.findings;
    std::vector<Diagnostic> lint = checkAsset(asset, options);
    findings.insert(findings.end(), std::make_move_iterator(lint.begin()),
                    std::make_move_iterator(lint.end()));
    return findings;
}

}  // namespace sinew::cli
