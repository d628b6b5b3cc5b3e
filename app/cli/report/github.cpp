// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string_view>
#include <utility>

#include "app/cli/report/check_report.h"
#include "app/cli/report/check_rows.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

const char* annotationLevel(Severity severity) {
    switch (severity) {
        case Severity::Error:
            return "error";
        case Severity::Warning:
            return "warning";
        case Severity::Info:
            return "notice";
    }
    return "notice";
}

/// The text of a workflow command.
std::string commandText(std::string_view text) {
    std::string result;
    for (const char c : text) {
        result += c == '%' ? "%25" : c == '\r' ? "%0D" : c == '\n' ? "%0A" : std::string(1, c);
    }
    return result;
}

/// The value of a property of a workflow command.
std::string commandProperty(std::string_view text) {
    std::string result;
    for (const char c : commandText(oneLine(text))) {
        result += c == ':' ? "%3A" : c == ',' ? "%2C" : std::string(1, c);
    }
    return result;
}

/// Workflow commands of GitHub Actions, which become annotations of the files: one line each.
class GithubReport final : public ReportWriter {
public:
    explicit GithubReport(Sink sink) : m_sink(std::move(sink)) {}

    void add(const FileReport& report) override {
        for (const CheckRow& row : rowsOf(report)) {
            m_sink(std::string("::") + annotationLevel(row.severity) +
                   " file=" + commandProperty(row.path) + ",line=" + std::to_string(row.line) +
                   ",endLine=" + std::to_string(row.endLine) +
                   ",title=" + commandProperty(row.code + row.khronos) +
                   "::" + commandText(row.message) + '\n');
        }
    }

    void finish() override {}

private:
    Sink m_sink;
};

}  // namespace

std::unique_ptr<ReportWriter> makeGithubReport(ReportWriter::Sink sink) {
    return std::make_unique<GithubReport>(std::move(sink));
}

}  // namespace sinew::cli
