// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string_view>
#include <utility>

#include "app/cli/report/check_report.h"
#include "app/cli/report/check_rows.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

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
        ++m_files;
        m_known += report.known.size();
        m_gone += report.gone.size();
        m_unreadable += report.error.empty() ? 0U : 1U;
        m_gaps += report.gaps.size();
        const FindingCounts counts = countFindings(report.findings);
        m_counts.errors += counts.errors;
        m_counts.warnings += counts.warnings;
        m_counts.infos += counts.infos;
    }

    void finish() override {
        const auto files = [](std::size_t count) {
            return std::to_string(count) + (count == 1 ? " file" : " files");
        };
        const auto some = [](std::size_t count, const char* word) {
            return count == 0 ? std::string() : "; " + std::to_string(count) + word;
        };
        m_sink("**" + files(m_files) + ": " + countWords(m_counts) + some(m_known, " known") +
               some(m_gone, " gone") + some(m_gaps, " not evaluated") +
               (m_unreadable == 0 ? "" : "; " + files(m_unreadable) + " unreadable") + "**\n");
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
    std::size_t m_files = 0;
    std::size_t m_known = 0;
    std::size_t m_gone = 0;
    std::size_t m_unreadable = 0;
    std::size_t m_gaps = 0;
    FindingCounts m_counts;
};

}  // namespace

std::unique_ptr<ReportWriter> makeMarkdownReport(ReportWriter::Sink sink) {
    return std::make_unique<MarkdownReport>(std::move(sink));
}

}  // namespace sinew::cli
