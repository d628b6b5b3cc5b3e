// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

/// Sorts by severity, then by the rank of the rule, then by code; keeps the order of equals.
void rankFindings(std::vector<Diagnostic>& findings);

}  // namespace sinew
