// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/html/html_writer.h"
#include "app/cli/html/report_pictures.h"
#include "app/cli/report/check_report.h"

namespace sinew::cli {

/// A line of the table of files.
struct FileRow {
    std::string file;
    std::string error = {};  // why it cannot be read; empty: it can
    FindingCounts counts = {};
    std::string worst = {};  // code of the first finding; empty: none
    std::size_t triangles = 0;
    std::size_t clips = 0;
    std::uint64_t bytes = 0;
    std::optional<EncodedPicture> thumbnail = {};
    HtmlAnchor section = {};
    HtmlAnchor finding = {};  // the worst one
};

/// The sums of the rows.
struct FileTotals {
    std::size_t unreadable = 0;
    FindingCounts counts = {};
    std::size_t triangles = 0;
    std::size_t clips = 0;
    std::uint64_t bytes = 0;
};
[[nodiscard]] FileTotals totalOf(const std::vector<FileRow>& rows);

/// A row per file, which leads to its section and its worst finding, and their totals.
void writeFileTable(HtmlWriter& html, const std::vector<FileRow>& rows);

}  // namespace sinew::cli
