// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/context.h"
#include "model/project/project_rules.h"

namespace sinew {

/// Reports what exceeds the budgets of a project, each counted as `budgetRows` says. Linear in the
/// size of the file.
void checkBudgets(check::Context& context, const ProjectRules& rules);

}  // namespace sinew
