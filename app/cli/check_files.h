// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/cli/args/input_files.h"
#include "app/cli/project_options.h"
#include "app/cli/report/check_report.h"
#include "model/snapshot/snapshot.h"

namespace sinew::cli {

struct CheckRequest {
    CheckPolicy policy = {};                            // that of the user
    std::optional<FailOn> failOn = {};                  // replaces what projects say
    std::shared_ptr<const RulesOfFiles> projects = {};  // null: there are no rules of projects
    bool regions = false;                               // whether `FindingDetails` get regions
    bool khronosCodes = false;              // whether they get codes of the Khronos validator
    std::optional<Snapshot> snapshot = {};  // what the file is compared with
};

/// What `check` says about a loaded file. `progress` gets the finished share. Of no use after a
/// stop.
[[nodiscard]] FileReport reportOn(const std::shared_ptr<const Asset>& asset,
                                  const std::string& file, const CheckRequest& request,
                                  const std::function<void(float)>& progress,
                                  const std::stop_token& stop = {});

/// Runs loader and lint on files on all cores and delivers reports in the order of `paths`, one at
/// a time but on any thread, as soon as a report and its predecessors are complete. `progress` gets
/// the finished share of all files, likewise. Never throws for the content of files; exceptions of
/// `take`, which may change a report, end the work and are rethrown.
void checkFiles(const std::vector<InputPath>& paths, const CheckRequest& request,
                const std::function<void(FileReport&)>& take,
                const std::function<void(float)>& progress);

}  // namespace sinew::cli
