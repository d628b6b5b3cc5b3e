// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/cli/report/check_report.h"

namespace sinew::cli {

/// What the loader and the lint find in one file. Never throws for what the file holds.
[[nodiscard]] FileReport checkFile(const std::string& file);

/// Checks files over all cores and hands every report over in the order of `files`, one at a time
/// but on any thread, as soon as it and those before it are there. What `take` throws ends the work
/// and comes out here.
void checkFiles(const std::vector<std::string>& files,
                const std::function<void(const FileReport&)>& take);

}  // namespace sinew::cli
