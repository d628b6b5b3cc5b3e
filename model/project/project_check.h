// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "model/check/check_asset.h"
#include "model/project/project_rules.h"

namespace sinew {

/// What a file has that its project does not allow, or lacks: findings of the rules of
/// `projectTable` and `contractTable`, for `groupedFindings`. None without rules. A set stop token
/// ends it early.
[[nodiscard]] std::vector<Diagnostic> projectFindings(const std::shared_ptr<const Asset>& asset,
                                                      const ProjectRules& rules,
                                                      const CheckOptions& options,
                                                      const std::stop_token& stop = {});

}  // namespace sinew
