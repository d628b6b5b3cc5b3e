// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew::cli {

/// Which findings `check` reports, counts and fails on.
struct CheckFilter {
    Severity least = Severity::Info;
    std::vector<std::string> ignored = {};  // codes
};

/// "error", "warning" or "info" as the value of `option`. Throws Failure (exit 2).
[[nodiscard]] Severity parseSeverity(const char* option, const std::string& name);

/// Throws Failure (exit 2) for a code that no rule has; it names the one probably meant.
void refuseUnknownCodes(const std::vector<std::string>& codes);

/// The numbers of findings that a filter left out.
struct FilteredOut {
    std::size_t ignored = 0;  // with an ignored code
    std::size_t below = 0;    // the others, below the least severity
};

/// Removes what the filter leaves out.
FilteredOut applyFilter(const CheckFilter& filter, std::vector<Diagnostic>& findings);

}  // namespace sinew::cli
