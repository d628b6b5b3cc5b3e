// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <utility>

#include "app/cli/report/check_report.h"
#include "app/cli/report/check_rows.h"
#include "app/cli/report/report_form.h"

namespace sinew::cli {

namespace {

/// By severity; "minor" and "blocker" are not used.
constexpr std::array kCodeQualitySeverities{"info", "major", "critical"};

}  // namespace

void describe(auto& form, Described<CheckRow>) {
    form.value("description", [](const CheckRow& row) {
        return row.message + " [" + row.code + row.khronos + ']';
    });
    form.value("check_name", &CheckRow::code);
    form.value("fingerprint", &CheckRow::fingerprint);
    form.word("severity", kCodeQualitySeverities, &CheckRow::severity);
    form.object("location", [](auto& location) {
        location.value("path", &CheckRow::path);
        location.object("lines", [](auto& lines) { lines.value("begin", &CheckRow::line); });
    });
}

namespace {

/// A Code Quality report of GitLab: an array of findings.
class GitlabReport final : public ReportWriter {
public:
    explicit GitlabReport(Sink sink) : m_json(std::move(sink), 2) { m_json.beginArray(); }

    void add(const FileReport& report) override {
        for (const CheckRow& row : rowsOf(report)) {
            writeValue(m_json, row);
        }
    }

    void finish() override {
        m_json.endArray();
        m_json.finish();
    }

private:
    JsonWriter m_json;
};

}  // namespace

std::unique_ptr<ReportWriter> makeGitlabReport(ReportWriter::Sink sink) {
    return std::make_unique<GitlabReport>(std::move(sink));
}

}  // namespace sinew::cli
