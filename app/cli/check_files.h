// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/check_filter.h"
#include "app/cli/report/check_report.h"

namespace sinew::cli {

struct CheckRequest {
    CheckFilter filter = {};
    bool regions = false;                       // whether `FindingDetails` get regions
    std::optional<float> maxDisplacement = {};  // also checks for engines, see EngineLimits
};

/// Runs loader and lint on one file. Never throws for file content.
[[nodiscard]] FileReport checkFile(const std::string& file, const CheckRequest& request);

/// Checks files on all cores and delivers reports in the order of `files`, one at a time but on any
/// thread, as soon as a report and its predecessors are complete. Exceptions of `take` end the work
/// and are rethrown.
void checkFiles(const std::vector<std::string>& files, const CheckRequest& request,
                const std::function<void(const FileReport&)>& take);

}  // namespace sinew::cli
