// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>

#include "app/cli/answer_files.h"
#include "app/cli/baseline/baseline_option.h"
#include "app/cli/check_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/policy_options.h"
#include "app/cli/project_options.h"
#include "app/cli/report/config_report.h"
#include "app/cli/report/rule_list.h"
#include "app/cli/report/text_output.h"
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
    const std::string& format = arguments.format;
    if (arguments.json && !format.empty() && format != "json") {
        throw usageFailure("--json and --format " + format + " cannot be combined");
    }
    return checkFormatNamed(arguments.json ? "json" : format.empty() ? "text" : format);
}

/// For what is no report. Throws Failure (exit 2).
bool wantsJson(const char* option, std::string_view format) {
    if (format != "text" && format != "json") {
        throw usageFailure(std::string(option) + " prints text or json");
    }
    return format == "json";
}

ExitCode listRules(const CheckArguments& arguments, std::string_view format) {
    const bool json = wantsJson("--list-rules", format);
    if (hasFiles(arguments.files)) {
        throw usageFailure("--list-rules does not take a file");
    }
    writeAnswer(arguments.output, json, {writeRuleList, ruleListText});
    return ExitCode::Done;
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
    const std::string text = readTextInput(arguments.snapshot, "the snapshot", kMostBytes, quiet);
    return fromInput(arguments.snapshot, readSnapshot(text));
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
    constexpr float kLeastShare = 1e-6F;  // below it are rounding errors
    request.policy.maxDisplacement =
        parseGivenFloat("--max-displacement", arguments.maxDisplacement, kLeastShare, 1.0F);
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
    const bool json = wantsJson("--print-config", format);
    if (!isOneFile(arguments.files)) {
        throw usageFailure("--print-config is about a single file");
    }
    const std::string& file = arguments.files.named.front();
    const RulesOfFiles projects(arguments.project, {{.file = file}});
    const ConfigReport report{.file = file,
                              .rules = projects[file],
                              .options = optionSettings(arguments, requestOf(arguments))};
    writeAnswer(arguments.output, json,
                {[&](JsonWriter& writer) { writeConfig(writer, report); },
                 [&] { return configText(report); }});
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
    if (!hasFiles(arguments.files)) {
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
    ProgressBar progress("Checking", common.quiet);
    CheckAnswer answer(arguments.output, progress);
    const auto report = format.make([&](std::string_view text) { answer.write(text); },
                                    {.maxDisplacement = request.policy.maxDisplacement,
                                     .style = styleOf(color, arguments.output)});
    CheckTotals totals;
    bool found = false;  // a finding of --fail-on
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
            found = found || file.judged.fails;
        },
        [&](float share) { progress.show(share); });
    ProgressBar::erase();
    report->finish();
    answer.finish();
    note(common.quiet, totals.text(false));
    baselines.update();
    return totals.unreadable > 0                         ? ExitCode::BadInput
           : found && arguments.baseline.updated.empty() ? ExitCode::Found
                                                         : ExitCode::Done;
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
