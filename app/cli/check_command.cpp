// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>

#include "app/cli/check_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/progress_bar.h"
#include "app/cli/report/check_report.h"
#include "app/cli/report/rule_list.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

struct CheckArguments {
    std::vector<std::string> files;
    std::string output;
    std::string format;
    std::string failOn = "error";
    bool json = false;
    bool listRules = false;
};

enum class ReportFormat { Text, Json, Junit, Sarif };

ReportFormat formatOf(const CheckArguments& arguments) {
    if (arguments.json) {
        if (!arguments.format.empty() && arguments.format != "json") {
            throw usageFailure("--json and --format " + arguments.format + " cannot be combined");
        }
        return ReportFormat::Json;
    }
    if (arguments.format.empty() || arguments.format == "text") {
        return ReportFormat::Text;
    }
    if (arguments.format == "json") {
        return ReportFormat::Json;
    }
    if (arguments.format == "junit") {
        return ReportFormat::Junit;
    }
    if (arguments.format == "sarif") {
        return ReportFormat::Sarif;
    }
    throw usageFailure("--format '" + arguments.format +
                       "': must be 'text', 'json', 'junit' or 'sarif'");
}

Severity failOnOf(const std::string& name) {
    for (const Severity severity : kSeverities) {
        if (name == severityName(severity)) {
            return severity;
        }
    }
    throw usageFailure("--fail-on '" + name + "': must be 'error', 'warning' or 'info'");
}

std::unique_ptr<ReportWriter> makeReport(ReportFormat format, Severity failOn,
                                         const ReportWriter::Sink& sink) {
    switch (format) {
        case ReportFormat::Text:
            return makeTextReport(sink);
        case ReportFormat::Json:
            return makeJsonReport(sink);
        case ReportFormat::Junit:
            return makeJunitReport(sink, failOn);
        case ReportFormat::Sarif:
            return makeSarifReport(sink);
    }
    return nullptr;
}

ExitCode listRules(const CheckArguments& arguments, ReportFormat format) {
    if (format != ReportFormat::Text && format != ReportFormat::Json) {
        throw usageFailure("--list-rules prints text or json");
    }
    if (!arguments.files.empty()) {
        throw usageFailure("--list-rules does not take a file");
    }
    Answer answer(arguments.output);
    if (format == ReportFormat::Json) {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeRuleList(json);
        json.finish();
    } else {
        answer.write(ruleListText());
    }
    answer.finish();
    return ExitCode::Done;
}

std::string plural(std::size_t count, const char* word) {
    return std::to_string(count) + ' ' + word + (count == 1 ? "" : "s");
}

/// Totals for the summary.
struct Totals {
    std::size_t files = 0;
    std::size_t unreadable = 0;
    FindingCounts counts;
    bool found = false;  // a finding at or above --fail-on

    void add(const FileReport& report, Severity failOn) {
        ++files;
        unreadable += report.error.empty() ? 0U : 1U;
        const FindingCounts own = countFindings(report.findings);
        counts.errors += own.errors;
        counts.warnings += own.warnings;
        counts.infos += own.infos;
        found =
            found || std::any_of(report.findings.begin(), report.findings.end(),
                                 [failOn](const Diagnostic& f) { return f.severity >= failOn; });
    }

    [[nodiscard]] std::string text() const {
        const std::string sums = plural(files, "file") + ": " + plural(counts.errors, "error") +
                                 ", " + plural(counts.warnings, "warning") + ", " +
                                 plural(counts.infos, "info");
        return unreadable == 0 ? sums : sums + "; " + plural(unreadable, "file") + " unreadable";
    }

    [[nodiscard]] ExitCode code() const {
        return unreadable > 0 ? ExitCode::BadInput : found ? ExitCode::Found : ExitCode::Done;
    }
};

ExitCode runCheck(const CheckArguments& arguments, const CommonArguments& common) {
    const ReportFormat format = formatOf(arguments);
    const Severity failOn = failOnOf(arguments.failOn);
    if (arguments.listRules) {
        return listRules(arguments, format);
    }
    if (arguments.files.empty()) {
        throw usageFailure("check needs at least one FILE, or --list-rules");
    }
    for (const std::string& file : arguments.files) {
        refuseOverwritingInput(file, arguments.output);
    }
    Answer answer(arguments.output);
    const auto report =
        makeReport(format, failOn, [&](std::string_view text) { answer.write(text); });
    Totals totals;
    {
        ProgressBar progress("checking", common.quiet);
        checkFiles(arguments.files, [&](const FileReport& file) {
            if (!file.error.empty()) {
                note(false, file.file + ": " + file.error);
            }
            report->add(file);
            totals.add(file, failOn);
            progress.show(static_cast<float>(totals.files) /
                          static_cast<float>(arguments.files.size()));
        });
    }
    report->finish();
    answer.finish();
    note(common.quiet, totals.text());
    return totals.code();
}

}  // namespace

void declareCheck(CommandSetup& setup) {
    CheckArguments& a = setup.runs(runCheck);
    Options& options = setup.options;
    options.files(a.files);
    options.value("--format", a.format, "FORMAT", "text, json, junit or sarif; default text");
    options.flag("--json", a.json, "Short for --format json (sinew.check/1)");
    options.value(
        "--fail-on", a.failOn, "SEVERITY",
        "error, warning or info: exit code 1 if there is a finding\nof this or a higher severity");
    options.flag("--list-rules", a.listRules,
                 "Print every rule: meaning, why it matters, how to fix it");
    options.output(a.output);
}

}  // namespace sinew::cli
