// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/args/options.h"
#include "app/cli/baseline/baseline_check.h"

namespace sinew::cli {

/// --baseline and --update-baseline.
struct BaselineArguments {
    std::string used;
    std::string updated;
};

void addBaselineOptions(Options& options, BaselineArguments& arguments);

/// None without either option. Throws Failure: exit 2 for both; 3.
[[nodiscard]] std::optional<BaselineCheck> baselineOf(const BaselineArguments& arguments,
                                                      const std::string& output, bool quiet);

/// Writes the file of --update-baseline, if any. Throws Failure (exit 4).
void updateBaseline(const BaselineArguments& arguments, const BaselineCheck& check);

}  // namespace sinew::cli
