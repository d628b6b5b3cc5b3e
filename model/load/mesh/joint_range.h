// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports joint indices that a skin does not have. The influences of those that no skin of the
/// mesh has are left out, with weight 0: the others of the vertex count as the whole, and nothing
/// is pulled to the origin. The findings list their vertices. Error: the budget is spent.
[[nodiscard]] Status checkJointRange(const ParsedDocument& document, Asset& asset,
                                     DecodedBudget& budget, Findings& findings);

}  // namespace sinew::load
