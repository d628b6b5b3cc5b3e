// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/project_check.h"

#include "model/check/context.h"

namespace sinew {

std::vector<Diagnostic> projectFindings(const std::shared_ptr<const Asset>& asset,
                                        const ProjectRules& rules, const std::stop_token& stop) {
    if (rules.empty()) {
        return {};
    }
    check::Context context(*asset, {.policy = rules.policy}, stop);
    return context.take();
}

}  // namespace sinew
