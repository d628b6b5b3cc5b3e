// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/cli/report/check_report.h"

namespace sinew::cli {

/// One line of a report for code review: a finding, a rule that applies and could not be evaluated,
/// or the reason why a file cannot be read ("UNREADABLE"). The path is that of the command line
/// without "./" in front. Lines are those of the JSON value, 1 in a GLB and for the whole file. A
/// fingerprint is unique in the report, and equal for the same finding of the next run.
struct CheckRow {
    Severity severity = Severity::Error;
    bool isGap = false;  // neither passed nor failed; the severity is Info
    std::string code;
    std::string khronos = {};  // " (A, B)", codes of the Khronos validator
    std::string message;       // one line
    std::string path;
    std::size_t line = 1;
    std::size_t endLine = 1;
    std::string fingerprint;
};

/// Those of a file, in the order of its findings, gaps last. Lines need the regions of
/// `addRegions`.
[[nodiscard]] std::vector<CheckRow> rowsOf(const FileReport& report);

}  // namespace sinew::cli
