// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/report/check_report.h"
#include "model/core/markup.h"

namespace sinew::cli {

namespace {

std::string attribute(const char* name, std::string_view value) {
    return ' ' + std::string(name) + "=\"" + markupText(value) + '"';
}

std::string attribute(const char* name, std::size_t value) {
    return attribute(name, std::to_string(value));
}

/// One suite per file. Its first case is that the file can be read, the others are its findings;
/// findings that fail are failures, and rules that could not be evaluated are skipped.
class JunitReport final : public ReportWriter {
public:
    explicit JunitReport(Sink sink) : m_sink(std::move(sink)) {}

    void add(const FileReport& report) override {
        m_failOn = report.failOn;
        const std::size_t failures = failureCount(report);
        const std::size_t errors = report.error.empty() ? 0 : 1;
        const std::size_t tests = report.findings.size() + report.gaps.size() + 1;
        m_tests += tests;
        m_failures += failures;
        m_errors += errors;
        m_suites += "  <testsuite" + attribute("name", report.file) + attribute("tests", tests) +
                    attribute("failures", failures) + attribute("errors", errors) +
                    attribute("skipped", report.gaps.size()) + attribute("time", "0") + ">\n";
        addReadability(report);
        for (std::size_t i = 0; i < report.findings.size(); ++i) {
            addFinding(report.file, report.findings[i], khronosWords(report.details[i]));
        }
        for (const CoverageGap& gap : report.gaps) {
            addGap(report.file, gap);
        }
        m_suites += "  </testsuite>\n";
    }

    void finish() override {
        m_sink("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" +
               attribute("name", "sinew-cli check") + attribute("tests", m_tests) +
               attribute("failures", m_failures) + attribute("errors", m_errors) + ">\n");
        m_sink(m_suites);
        m_sink("</testsuites>\n");
    }

private:
    [[nodiscard]] std::size_t failureCount(const FileReport& report) const {
        return static_cast<std::size_t>(
            std::count_if(report.findings.begin(), report.findings.end(),
                          [this](const Diagnostic& f) { return m_failOn.fails(f); }));
    }

    void addReadability(const FileReport& report) {
        m_suites += "    <testcase" + attribute("name", "the file can be read") +
                    attribute("classname", report.file);
        m_suites += report.error.empty()
                        ? "/>\n"
                        : ">\n      <error" + attribute("message", report.error) +
                              attribute("type", "UNREADABLE") + "/>\n    </testcase>\n";
    }

    void addFinding(const std::string& file, const Diagnostic& finding,
                    const std::string& khronos) {
        const std::string where = finding.pointer.empty() ? "" : " at " + finding.pointer;
        m_suites += "    <testcase" + attribute("name", finding.code + where) +
                    attribute("classname", file) + ">\n";
        const std::string text = std::string(severityName(finding.severity)) + ": " +
                                 finding.message + " [" + finding.code + khronos + ']' + where;
        if (m_failOn.fails(finding)) {
            m_suites += "      <failure" + attribute("message", finding.message) +
                        attribute("type", finding.code) + '>' + markupText(text) + "</failure>\n";
        } else {
            m_suites += "      <system-out>" + markupText(text) + "</system-out>\n";
        }
        m_suites += "    </testcase>\n";
    }

    void addGap(const std::string& file, const CoverageGap& gap) {
        const std::string subject = gap.subject.empty() ? "" : " for " + gap.subject;
        m_suites += "    <testcase" + attribute("name", gap.code + subject) +
                    attribute("classname", file) + ">\n      <skipped" +
                    attribute("message", gap.reason) + "/>\n    </testcase>\n";
    }

    Sink m_sink;
    FailOn m_failOn;       // that of the file
    std::string m_suites;  // written after the totals
    std::size_t m_tests = 0;
    std::size_t m_failures = 0;
    std::size_t m_errors = 0;
};

}  // namespace

std::unique_ptr<ReportWriter> makeJunitReport(ReportWriter::Sink sink,
                                              const ReportOptions& /*options*/) {
    return std::make_unique<JunitReport>(std::move(sink));
}

}  // namespace sinew::cli
