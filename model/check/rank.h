// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

/// Sorts by severity; then by what the fault harms (`RuleRank::harm`). Among faults of equal harm,
/// those without visible effect come last, and what breaks everything first; then by effect, the
/// largest first, where it counts as a tenth of the model if it was not measured; then by the rank
/// of the rule and its code. Keeps the order of equals.
void rankFindings(std::vector<Diagnostic>& findings);

/// Sorts findings of one rule by effect likewise.
void rankPlaces(std::vector<Diagnostic>& places);

}  // namespace sinew
