// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/all_findings.h"

#include "model/check/group_findings.h"

namespace sinew::cli {

std::vector<Diagnostic> allFindings(const Asset& asset, const CheckOptions& options) {
    return groupedFindings(asset, asset.findings, checkAsset(asset, options));
}

}  // namespace sinew::cli
