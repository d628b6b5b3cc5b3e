// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/check/check_policy.h"

namespace sinew::cli {

/// Those of lint and loader.
[[nodiscard]] std::vector<std::string_view> ruleCodes();

// The options of `check` that make its policy. All throw Failure (exit 2).

/// --min-severity: hides the severities below. Also throws if `failOn` names one of them; the text
/// is that of --fail-on.
void hideBelow(const std::string& severity, const std::string& failOn, CheckPolicy& policy);

/// The codes of --ignore, each of whose values names one or several with commas between. A code
/// that no rule has is refused with the one probably meant.
void muteIgnored(const std::vector<std::string>& values, CheckPolicy& policy);

/// --fail-on: a severity, "violation" or "none".
[[nodiscard]] FailOn parseFailOn(const std::string& text);

}  // namespace sinew::cli
