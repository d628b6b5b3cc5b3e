// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/report/check_report.h"
#include "model/snapshot/snapshot.h"

namespace sinew::cli {

/// A file that `check` reads, or a folder in which it finds none.
struct CheckedPath {
    std::string file;
    std::string problem = {};  // why it is not read; empty: it is
};

/// The files that `named` ones stand for, in their order: a folder for every glTF file in it and in
/// the folders below, in the order of their paths, byte by byte. What is hidden (its name starts
/// with a dot) is left out; links to folders are not followed.
[[nodiscard]] std::vector<CheckedPath> checkedPaths(const std::vector<std::string>& named);

struct CheckRequest {
    CheckPolicy policy = {};
    bool regions = false;                   // whether `FindingDetails` get regions
    std::optional<Snapshot> snapshot = {};  // what the file is compared with
};

/// What `check` says about a loaded file. `progress` gets the finished share.
[[nodiscard]] FileReport reportOn(const std::shared_ptr<const Asset>& asset,
                                  const std::string& file, const CheckRequest& request,
                                  const std::function<void(float)>& progress);

/// Runs loader and lint on files on all cores and delivers reports in the order of `paths`, one at
/// a time but on any thread, as soon as a report and its predecessors are complete. `progress` gets
/// the finished share of all files, likewise. Never throws for the content of files; exceptions of
/// `take` end the work and are rethrown.
void checkFiles(const std::vector<CheckedPath>& paths, const CheckRequest& request,
                const std::function<void(const FileReport&)>& take,
                const std::function<void(float)>& progress);

}  // namespace sinew::cli
