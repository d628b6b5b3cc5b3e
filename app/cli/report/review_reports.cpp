// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Reports of `check` for code review: annotations, Code Quality and a table for a comment.
#include <array>
#include <filesystem>
#include <utility>

#include "app/cli/report/check_report.h"
#include "app/cli/report/report_form.h"
#include "app/common/failure.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

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

/// As hosts of repositories name files: "models/orca.glb" for "./models//orca.glb".
std::string reviewPath(const std::string& file) {
    return file == kStandardStream ? shownName(file)
                                   : std::filesystem::path(file).lexically_normal().string();
}

/// Those of a file, in the order of its findings, gaps last. Lines need the regions of
/// `addRegions`.
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

// By severity. "minor" and "blocker" of Code Quality are not used.
constexpr std::array kAnnotationLevels{"notice", "warning", "error"};
constexpr std::array kCodeQualitySeverities{"info", "major", "critical"};

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
            m_sink(std::string("::") +
                   kAnnotationLevels.at(static_cast<std::size_t>(row.severity)) +
                   " file=" + commandProperty(row.path) + ",line=" + std::to_string(row.line) +
                   ",endLine=" + std::to_string(row.endLine) +
                   ",title=" + commandProperty(row.code + row.khronos) +
                   "::" + commandText(row.message) + '\n');
        }
    }

private:
    Sink m_sink;
};

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

constexpr std::size_t kMostMarkdown = 60'000;  // bytes; a comment on GitHub holds 65,536 characters

/// Text of a file in a table, where it is no markup, mentions nobody and refers to no issue.
std::string markdownText(std::string_view text) {
    constexpr std::string_view kMarkup = "\\`*_{}[]<>()|~$&!";
    constexpr std::string_view kReferences = "@#";
    std::string result;
    for (const char c : oneLine(text)) {
        result += kMarkup.find(c) != std::string_view::npos ? "\\" : "";
        result += c;
        result += kReferences.find(c) != std::string_view::npos ? "<!-- -->" : "";
    }
    return result;
}

/// A table for a job summary or a comment. What exceeds the length of a comment is counted.
class MarkdownReport final : public ReportWriter {
public:
    explicit MarkdownReport(Sink sink) : m_sink(std::move(sink)) {}

    void add(const FileReport& report) override {
        for (const CheckRow& row : rowsOf(report)) {
            addRow(row);
        }
        m_totals.add(report);
    }

    void finish() override {
        m_sink("**" + m_totals.text(true) + "**\n");
        if (!m_rows.empty()) {
            m_sink("\n| Severity | File | Finding | Rule |\n| --- | --- | --- | --- |\n" + m_rows);
        }
        if (m_left > 0) {
            m_sink("\n" + std::to_string(m_left) + " more not listed.\n");
        }
    }

private:
    void addRow(const CheckRow& row) {
        const std::string line = row.line > 1 ? ':' + std::to_string(row.line) : "";
        const std::string text =
            std::string("| ") + (row.isGap ? "not evaluated" : severityName(row.severity)) + " | " +
            markdownText(row.path) + line + " | " + markdownText(row.message) + " | `" + row.code +
            "`" + row.khronos + " |\n";
        if (m_left > 0 || m_rows.size() + text.size() > kMostMarkdown) {
            ++m_left;
        } else {
            m_rows += text;
        }
    }

    Sink m_sink;
    std::string m_rows;
    std::size_t m_left = 0;  // rows left out
    CheckTotals m_totals;
};

}  // namespace

std::unique_ptr<ReportWriter> makeGithubReport(ReportWriter::Sink sink,
                                               const ReportOptions& /*options*/) {
    return std::make_unique<GithubReport>(std::move(sink));
}

std::unique_ptr<ReportWriter> makeGitlabReport(ReportWriter::Sink sink,
                                               const ReportOptions& /*options*/) {
    return std::make_unique<GitlabReport>(std::move(sink));
}

std::unique_ptr<ReportWriter> makeMarkdownReport(ReportWriter::Sink sink,
                                                 const ReportOptions& /*options*/) {
    return std::make_unique<MarkdownReport>(std::move(sink));
}

}  // namespace sinew::cli
