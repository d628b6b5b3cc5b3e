// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/diagnostic.h"

namespace sinew::test {

/// Throws std::logic_error when a finding is in no table of rules or is reported at a severity
/// that its rule does not state.
void requireListed(const std::vector<Diagnostic>& findings);

}  // namespace sinew::test
