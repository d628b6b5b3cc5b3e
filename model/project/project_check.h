// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/check/check_asset.h"
#include "model/project/project_rules.h"

namespace sinew {

/// What a file has that its project does not allow, or lacks: findings of the rules of
/// `projectTable`, for `groupedFindings`. None without rules. A set stop token ends it early.
[[nodiscard]] std::vector<Diagnostic> projectFindings(const std::shared_ptr<const Asset>& asset,
                                                      const ProjectRules& rules,
                                                      const CheckOptions& options,
                                                      const std::stop_token& stop = {});

/// `checkFile` by the rules of a project, and what the project asks for beyond it. The policy of
/// the options is that of the project, with what a user adds (`policyUnder`). Clips with thresholds
/// of their own take another check for each set of thresholds. Nothing is muted yet.
[[nodiscard]] std::vector<Diagnostic> checkByProject(
    const std::shared_ptr<const Asset>& asset, const ProjectRules& rules,
    const CheckOptions& options, const std::stop_token& stop = {},
    const std::function<void(float)>& progress = {});

/// The policy of a project under that of a user: what the user mutes or hides is out, and the
/// project decides about severities, thresholds and what else it mutes. What makes a file fail is
/// `failOn`, otherwise what the project says, otherwise the user's default. Severities of rules
/// that blocks of single clips are about are left to `judgedByProject`.
[[nodiscard]] CheckPolicy policyUnder(const CheckPolicy& user, const ProjectRules& rules,
                                      const std::optional<FailOn>& failOn = {});

/// The findings of loader and check, grouped and judged: by blocks of single clips where these have
/// a say, otherwise by the policy.
[[nodiscard]] JudgedFindings judgedByProject(const Asset& asset, const ProjectRules& rules,
                                             const CheckPolicy& policy,
                                             std::vector<Diagnostic> findings);

}  // namespace sinew
