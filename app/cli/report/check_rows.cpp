// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/check_rows.h"

#include <filesystem>

#include "app/common/failure.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

/// As hosts of repositories name files: "models/orca.glb" for "./models//orca.glb".
std::string reviewPath(const std::string& file) {
    return file == kStandardStream ? shownName(file)
                                   : std::filesystem::path(file).lexically_normal().string();
}

}  // namespace

std::vector<CheckRow> rowsOf(const FileReport& report) {
    const std::string path = reviewPath(report.file);
    std::vector<CheckRow> rows;
    const auto add = [&](Severity severity, const std::string& code, const std::string& message,
                         const std::string& identity) -> CheckRow& {
        rows.push_back({.severity = severity,
                        .code = code,
                        .message = oneLine(message),
                        .path = path,
                        .fingerprint = fingerprintOf(path + '\n' + identity)});
        return rows.back();
    };
    if (!report.error.empty() && report.findings.empty()) {
        add(Severity::Error, "UNREADABLE", report.error, "UNREADABLE");
    }
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        const Diagnostic& finding = report.findings[i];
        const FindingDetails& details = report.details[i];
        CheckRow& row = add(finding.severity, finding.code, finding.message, details.identity);
        row.khronos = khronosWords(details);
        if (details.region && !details.isBinary) {
            row.line = details.region->line;
            row.endLine = details.region->endLine;
        }
    }
    for (const CoverageGap& gap : report.gaps) {
        if (gap.applies) {
            add(Severity::Info, gap.code, "not evaluated: " + coverageWords(gap),
                "not evaluated " + gap.code + ' ' + gap.pointer + ' ' + gap.subject)
                .isGap = true;
        }
    }
    return rows;
}

}  // namespace sinew::cli
