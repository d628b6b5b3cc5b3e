// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/project_check.h"

#include "model/check/context.h"
#include "model/project/contract_rules.h"

namespace sinew {

std::vector<Diagnostic> projectFindings(const std::shared_ptr<const Asset>& asset,
                                        const ProjectRules& rules, const CheckOptions& options,
                                        const std::stop_token& stop) {
    if (rules.empty()) {
        return {};
    }
    check::Context context(*asset, options, stop);
    checkNames(context, rules);
    checkFrameRates(context, rules);
    checkContracts(context, asset, rules);
    return context.take();
}

}  // namespace sinew
