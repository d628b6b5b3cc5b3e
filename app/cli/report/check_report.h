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

using FindingCounts = PerSeverity<std::size_t>;

[[nodiscard]] FindingCounts countFindings(const std::vector<Diagnostic>& findings);

void addCounts(const FindingCounts& more, FindingCounts& sum);

/// "1 error, 12 warnings, 0 infos".
[[nodiscard]] std::string countWords(const FindingCounts& counts);

/// The sums of a check of several files.
struct CheckTotals {
    std::size_t files = 0;
    std::size_t unreadable = 0;
    std::size_t ignored = 0;
    std::size_t below = 0;
    std::size_t violations = 0;
    std::size_t known = 0;  // findings in the baseline
    std::size_t gone = 0;   // entries of the baseline
    std::size_t gaps = 0;
    FindingCounts counts = {};

    void add(const FileReport& report);

    /// "2 files: 1 error, 0 warnings, 0 infos; 1 violates the specification; 12 known; 2 gone; 4
    /// ignored; 3 below --min-severity; 1 not evaluated; 1 file unreadable". `isBrief`: without
    /// what the policy decides.
    [[nodiscard]] std::string text(bool isBrief) const;
};

/// Writes reports in the order of the command line.
class ReportWriter {
public:
    using Sink = std::function<void(std::string_view)>;

    virtual ~ReportWriter() = default;
    virtual void add(const FileReport& report) = 0;
    virtual void finish() {}
};

extern const JsonFormat kCheckFormat;

/// What reports are about and look like, beside the files.
struct ReportOptions {
    std::optional<float> maxDisplacement = {};
    TextStyle style = {};
};

using MakeReport = std::unique_ptr<ReportWriter>(ReportWriter::Sink sink,
                                                 const ReportOptions& options);

// In JUnit, what fails is a failed test case.
MakeReport makeJunitReport;
MakeReport makeSarifReport;
MakeReport makeGithubReport;
MakeReport makeGitlabReport;
MakeReport makeMarkdownReport;

/// A value of `check --format`.
struct CheckFormat {
    const char* name;
    bool regions;  // `FindingDetails` need regions
    MakeReport* make;
};

/// Throws Failure (exit 2).
[[nodiscard]] const CheckFormat& checkFormatNamed(const std::string& name);

}  // namespace sinew::cli
