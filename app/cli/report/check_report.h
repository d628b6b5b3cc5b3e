// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/report/finding_details.h"
#include "app/cli/report/json_format.h"
#include "app/cli/report/text_output.h"
#include "model/check/check_policy.h"
#include "model/check/coverage_gap.h"

namespace sinew::cli {

/// An entry of the baseline that no finding has any more.
struct GoneFinding {
    std::string severity;
    std::string code;
    std::string object;  // key of `FindingDetails::objects`
    std::size_t count = 0;
};

/// The result of `check` for one file.
struct FileReport {
    std::string file;
    std::vector<Diagnostic> findings;          // those shown
    std::string error = {};                    // why it cannot be read; empty if it can
    std::vector<FindingDetails> details = {};  // one per finding
    JudgedFindings judged = {};                // those shown are left out
    std::vector<CoverageGap> gaps = {};        // what could not be evaluated
    FailOn failOn = {};                        // what it was judged by
    std::vector<std::string> ruleFiles = {};   // the rules of its project, the nearest last

    // With a baseline: the findings above are new.
    bool hasBaseline = false;
    std::vector<Diagnostic> known = {};
    std::vector<FindingDetails> knownDetails = {};  // one per known finding
    std::vector<GoneFinding> gone = {};
};

struct FindingCounts {
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t infos = 0;
};

[[nodiscard]] FindingCounts countFindings(const std::vector<Diagnostic>& findings);

/// "1 error, 12 warnings, 0 infos".
[[nodiscard]] std::string countWords(const FindingCounts& counts);

/// Writes reports in the order of the command line.
class ReportWriter {
public:
    using Sink = std::function<void(std::string_view)>;

    virtual ~ReportWriter() = default;
    virtual void add(const FileReport& report) = 0;
    virtual void finish() = 0;
};

extern const JsonFormat kCheckFormat;

// One per format. In JUnit, what fails is a failed test case.
[[nodiscard]] std::unique_ptr<ReportWriter> makeTextReport(ReportWriter::Sink sink,
                                                           TextStyle style);
[[nodiscard]] std::unique_ptr<ReportWriter> makeJsonReport(ReportWriter::Sink sink,
                                                           std::optional<float> maxDisplacement);
[[nodiscard]] std::unique_ptr<ReportWriter> makeJunitReport(ReportWriter::Sink sink);
[[nodiscard]] std::unique_ptr<ReportWriter> makeSarifReport(ReportWriter::Sink sink);
[[nodiscard]] std::unique_ptr<ReportWriter> makeGithubReport(ReportWriter::Sink sink);
[[nodiscard]] std::unique_ptr<ReportWriter> makeGitlabReport(ReportWriter::Sink sink);
[[nodiscard]] std::unique_ptr<ReportWriter> makeMarkdownReport(ReportWriter::Sink sink);

}  // namespace sinew::cli
