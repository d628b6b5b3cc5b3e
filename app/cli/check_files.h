// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/cli/report/check_report.h"

namespace sinew::cli {

/// Runs loader and lint on one file. Never throws for file content.
[[nodiscard]] FileReport checkFile(const std::string& file);

/// Checks files on all cores and delivers reports in the order of `files`, one at a time but on any
/// thread, as soon as a report and its predecessors are complete. Exceptions of `take` end the work
/// and are rethrown.
void checkFiles(const std::vector<std::string>& files,
                const std::function<void(const FileReport&)>& take);

}  // namespace sinew::cli
