// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "model/check/context.h"
#include "model/project/project_rules.h"

namespace sinew {

// Groups of rules of a project. What cannot be evaluated is a gap of the context.

/// What exceeds a budget, each counted as `budgetRows` says. Linear in the size of the file.
void checkBudgets(check::Context& context, const ProjectRules& rules);

/// Contracts of clips, and groups of clips. Linear in frames and nodes of the clips that they name.
void checkContracts(check::Context& context, const std::shared_ptr<const Asset>& asset,
                    const ProjectRules& rules);
void checkNames(check::Context& context, const ProjectRules& rules);
void checkFrameRates(check::Context& context, const ProjectRules& rules);

/// "; sinew.json, line 12, asks for 1 s": what was asked, after what was measured.
[[nodiscard]] std::string askedFor(const SettingOrigin& origin, const std::string& what);

}  // namespace sinew
