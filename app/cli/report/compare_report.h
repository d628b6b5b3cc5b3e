// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/report/json_format.h"
#include "app/cli/report/text_output.h"
#include "model/compare/bisect/bisect.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

/// What differs between two files: the answer of `sinew-cli compare`. Borrows everything.
struct CompareReport {
    const std::string& beforeFile;
    const std::string& afterFile;
    const Asset& before;
    const Asset& after;
    const FileComparison& comparison;
    ClipAlignment alignment = ClipAlignment::Time;
    const Bisection* bisection = nullptr;  // null: not asked for
};

extern const JsonFormat kCompareFormat;

/// As JSON.
void writeComparison(JsonWriter& json, const CompareReport& report);

/// Totals, clips and joints; some may have no rows.
[[nodiscard]] std::vector<TextTable> comparisonTables(const CompareReport& report);

/// The sentence, the totals, clips, joints and changes, for a terminal.
[[nodiscard]] std::string comparisonText(const CompareReport& report);

/// The same as Markdown, for a pull request.
[[nodiscard]] std::string comparisonMarkdown(const CompareReport& report);

}  // namespace sinew::cli
