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

/// --min-severity. Throws Failure (exit 2).
[[nodiscard]] Severity parseSeverity(const std::string& name);

/// The codes of --ignore, each of whose values names one or several with commas between. Throws
/// Failure (exit 2) for a code that no rule has; it names the one probably meant.
[[nodiscard]] std::vector<std::string> parseIgnored(const std::vector<std::string>& values);

/// The numbers of findings that a filter left out.
struct FilteredOut {
    std::size_t ignored = 0;  // with an ignored code
    std::size_t below = 0;    // the others, below the least severity
};

/// Removes what the filter leaves out.
FilteredOut applyFilter(const CheckFilter& filter, std::vector<Diagnostic>& findings);

}  // namespace sinew::cli
