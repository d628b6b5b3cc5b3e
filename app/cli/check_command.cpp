// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>

#include "app/cli/baseline/baseline_option.h"
#include "app/cli/check_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/policy_options.h"
#include "app/cli/project_options.h"
#include "app/cli/report/check_formats.h"
#include "app/cli/report/config_report.h"
#include "app/cli/report/rule_list.h"
#include "app/cli/report/text_output.h"
#include "app/cli/text_input.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/project/project_check.h"

namespace sinew::cli {

namespace {

struct CheckArguments {
    FileArguments files;
    std::string output;
    std::string format;
    std::string failOn;
    std::string minSeverity = "info";
    std::vector<std::string> ignored;
    std::string color = "auto";
    std::string maxDisplacement;
    std::string snapshot;
    BaselineArguments baseline;
    ProjectArguments project;
    bool json = false;
    bool khronosCodes = false;
    bool listRules = false;
    bool printConfig = false;
};

const CheckFormat& formatOf(const CheckArguments& arguments) {
    if (!arguments.json) {
        return arguments.format.empty() ? checkFormats().front()
                                        : checkFormatNamed(arguments.format);
    }
    if (!arguments.format.empty() && arguments.format != "json") {
        throw usageFailure("--json and --format " + arguments.format + " cannot be combined");
    }
    return checkFormatNamed("json");
}

ExitCode listRules(const CheckArguments& arguments, std::string_view format) {
    if (format != "text" && format != "json") {
        throw usageFailure("--list-rules prints text or json");
    }
    if (!arguments.files.named.empty() || !arguments.files.list.empty()) {
        throw usageFailure("--list-rules does not take a file");
    }
    Answer answer(arguments.output);
    if (format == "json") {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeRuleList(json);
        json.finish();
    } else {
        answer.write(ruleListText());
    }
    answer.finish();
    return ExitCode::Done;
}

/// Totals for the summary.
struct Totals {
    std::size_t files = 0;
    std::size_t unreadable = 0;
    std::size_t ignored = 0;
    std::size_t below = 0;
    std::size_t violations = 0;
    std::size_t known = 0;  // findings in the baseline
    std::size_t gone = 0;   // entries of the baseline
    std::size_t gaps = 0;
    FindingCounts counts = {};
    bool found = false;  // a finding of --fail-on

    void add(const FileReport& report) {
        ++files;
        unreadable += report.error.empty() ? 0U : 1U;
        ignored += report.judged.muted;
        below += report.judged.hidden;
        known += report.known.size();
        gone += report.gone.size();
        gaps += report.gaps.size();
        const FindingCounts own = countFindings(report.findings);
        counts.errors += own.errors;
        counts.warnings += own.warnings;
        counts.infos += own.infos;
        violations += report.failOn.violations ? report.judged.violations : 0;
        found = found || report.judged.fails;
    }

    /// "2 files: 1 error, 0 warnings, 0 infos; 1 violates the specification; 12 known; 2 gone; 4
    /// ignored; 3 below --min-severity; 1 not evaluated; 1 file unreadable"
    [[nodiscard]] std::string text() const {
        const auto counted = [](std::size_t count) {
            return std::to_string(count) + (count == 1 ? " file" : " files");
        };
        return counted(files) + ": " + countWords(counts) +
               (violations == 0
                    ? ""
                    : "; " + std::to_string(violations) +
                          (violations == 1 ? " violates" : " violate") + " the specification") +
               (known == 0 ? "" : "; " + std::to_string(known) + " known") +
               (gone == 0 ? "" : "; " + std::to_string(gone) + " gone") +
               (ignored == 0 ? "" : "; " + std::to_string(ignored) + " ignored") +
               (below == 0 ? "" : "; " + std::to_string(below) + " below --min-severity") +
               (gaps == 0 ? "" : "; " + std::to_string(gaps) + " not evaluated") +
               (unreadable == 0 ? "" : "; " + counted(unreadable) + " unreadable");
    }

    [[nodiscard]] ExitCode code() const {
        return unreadable > 0 ? ExitCode::BadInput : found ? ExitCode::Found : ExitCode::Done;
    }
};

std::optional<float> limitOf(const CheckArguments& arguments) {
    if (arguments.maxDisplacement.empty()) {
        return {};
    }
    constexpr float kLeastShare = 1e-6F;  // below it are rounding errors
    return parseFloatBetween("--max-displacement", arguments.maxDisplacement, kLeastShare, 1.0F);
}

/// Throws Failure (exit 2 for several files, exit 3).
std::optional<Snapshot> snapshotOf(const CheckArguments& arguments, bool quiet) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 17U;
    if (arguments.snapshot.empty()) {
        return {};
    }
    if (!isOneFile(arguments.files)) {
        throw usageFailure("--snapshot is about a single file");
    }
    auto snapshot =
        readSnapshot(readTextInput(arguments.snapshot, "the snapshot", kMostBytes, quiet));
    if (!snapshot) {
        throw inputFailure(arguments.snapshot, snapshot.error());
    }
    return std::move(*snapshot);
}

CheckRequest requestOf(const CheckArguments& arguments) {
    CheckRequest request{.policy = {}, .regions = formatOf(arguments).regions};
    if (!arguments.failOn.empty()) {
        request.failOn = parseFailOn(arguments.failOn);
        request.policy.failOn = *request.failOn;
    }
    request.khronosCodes = arguments.khronosCodes;
    hideBelow(arguments.minSeverity, arguments.failOn, request.policy);
    muteIgnored(arguments.ignored, request.policy);
    request.policy.maxDisplacement = limitOf(arguments);
    return request;
}

std::vector<OptionSetting> optionSettings(const CheckArguments& arguments,
                                          const CheckRequest& request) {
    std::vector<OptionSetting> settings;
    if (request.failOn) {
        settings.push_back({"failOn", arguments.failOn, "--fail-on"});
    }
    for (const std::string& code : request.policy.muted) {
        settings.push_back({"rules/" + code + "/severity", "off", "--ignore"});
    }
    return settings;
}

ExitCode printConfig(const CheckArguments& arguments, std::string_view format) {
    if (format != "text" && format != "json") {
        throw usageFailure("--print-config prints text or json");
    }
    if (!isOneFile(arguments.files)) {
        throw usageFailure("--print-config is about a single file");
    }
    const std::string& file = arguments.files.named.front();
    const RulesOfFiles projects(arguments.project, {{.file = file}});
    const ConfigReport report{.file = file,
                              .rules = projects[file],
                              .options = optionSettings(arguments, requestOf(arguments))};
    Answer answer(arguments.output);
    if (format == "json") {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeConfig(json, report);
        json.finish();
    } else {
        answer.write(configText(report));
    }
    answer.finish();
    return ExitCode::Done;
}

/// The answer of `check`. While a bar is on the terminal and the answer goes through a pipe, whose
/// reader may print to the same terminal, it is held back until the bar is gone.
class CheckAnswer {
public:
    CheckAnswer(const std::string& output, const ProgressBar& bar)
        : m_answer(output), m_holdsBack(bar.visible() && isPiped(output)) {}

    void write(std::string_view text) {
        if (m_holdsBack) {
            m_held += text;
        } else {
            m_answer.write(text);
        }
    }

    void finish() {
        m_answer.write(m_held);
        m_answer.finish();
    }

private:
    Answer m_answer;
    bool m_holdsBack;
    std::string m_held;
};

ExitCode runCheck(const CheckArguments& arguments, const CommonArguments& common) {
    const CheckFormat& format = formatOf(arguments);
    const ColorWhen color = parseColorWhen(arguments.color);
    if (arguments.listRules) {
        return listRules(arguments, format.name);
    }
    if (arguments.files.named.empty() && arguments.files.list.empty()) {
        throw usageFailure("check needs at least one FILE or folder, or --list-rules");
    }
    if (arguments.printConfig) {
        return printConfig(arguments, format.name);
    }
    CheckRequest request = requestOf(arguments);
    request.snapshot = snapshotOf(arguments, common.quiet);
    Baselines baselines(arguments.baseline, arguments.output, common.quiet);
    const std::vector<InputPath> paths = inputPaths(arguments.files, arguments.output);
    request.projects = std::make_shared<const RulesOfFiles>(arguments.project, paths);
    for (const InputPath& path : paths) {
        baselines.add((*request.projects)[path.file], arguments.output);
    }
    const std::string output = arguments.output.empty() ? kStandardStream : arguments.output;
    ProgressBar progress("Checking", common.quiet);
    CheckAnswer answer(output, progress);
    const auto report = format.make([&](std::string_view text) { answer.write(text); },
                                    {.maxDisplacement = request.policy.maxDisplacement,
                                     .style = styleOf(color, isStandardOutput(output))});
    Totals totals;
    checkFiles(
        paths, request,
        [&](FileReport& file) {
            const ProjectRules& rules = (*request.projects)[file.file];
            if (BaselineCheck* known = baselines.find(rules)) {
                known->apply(file, policyUnder(request.policy, rules, request.failOn),
                             request.snapshot.has_value());
            }
            if (!file.error.empty()) {
                note(false, shownName(file.file) + ": " + file.error);
            }
            report->add(file);
            totals.add(file);
        },
        [&](float share) { progress.show(share); });
    ProgressBar::erase();
    report->finish();
    answer.finish();
    note(common.quiet, totals.text());
    if (arguments.baseline.updated.empty()) {
        return totals.code();
    }
    baselines.update();
    return totals.unreadable > 0 ? ExitCode::BadInput : ExitCode::Done;
}

}  // namespace

void declareCheck(CommandSetup& setup) {
    CheckArguments& a = setup.runs(runCheck);
    Options& options = setup.options;
    options.files(a.files);
    options.value("--format", a.format, "FORMAT",
                  "text, json, junit, sarif, github (annotations), gitlab (Code\nQuality) or "
                  "markdown; default text");
    options.flag("--json", a.json, "Short for --format json (sinew.check/2)");
    options.value(
        "--fail-on", a.failOn, "LEVEL",
        "error, warning or info: exit code 1 if there is a finding\nof this or a higher severity; "
        "violation: an error, or a\nwarning that violates the specification; none: never",
        "error");
    options.value("--min-severity", a.minSeverity, "SEVERITY", "Leave out findings below it");
    options.values("--ignore", a.ignored, "CODE,...",
                   "Leave out findings of these rules; repeatable");
    options.value(
        "--max-displacement", a.maxDisplacement, "SHARE",
        "Also check for engines: report vertices that are farther off\nthan this share of "
        "the model's size (0.01: a hundredth) in some\nframe of some clip with stored "
        "weights, four joints, 8-bit\nweights or dual quaternions; takes longer");
    options.value("--snapshot", a.snapshot, "SNAPSHOT",
                  "Also report where the file has drifted from this snapshot of it\n('snapshot'): "
                  "clips, rest pose, weights, surfaces");
    options.readsFile(a.snapshot);
    options.flag("--khronos-codes", a.khronosCodes,
                 "Also name the codes of the Khronos glTF validator");
    addBaselineOptions(options, a.baseline);
    addProjectOptions(options, a.project, a.files);
    options.flag("--print-config", a.printConfig,
                 "Print every setting that applies to FILE, and what set it\n(sinew.config/1)");
    options.value("--color", a.color, "WHEN",
                  "auto, always or never; auto colours text on a terminal\nunless NO_COLOR is set");
    options.flag("--list-rules", a.listRules,
                 "Print every rule: meaning, why it matters, how to fix it");
    options.output(a.output);
}

}  // namespace sinew::cli
