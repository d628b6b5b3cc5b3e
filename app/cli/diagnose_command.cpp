// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/answer_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/project_options.h"
#include "app/cli/report/diagnose_report.h"
#include "app/common/failure.h"
#include "model/core/suggestion.h"
#include "model/engines/engine_check.h"
#include "model/project/project_check.h"

namespace sinew::cli {

namespace {

struct DiagnoseArguments {
    std::string file;
    std::string output;
    std::string symptom;
    ProjectArguments project;
    bool json = false;
};

/// Throws Failure (exit 2).
const Symptom& lookUpSymptom(const std::string& text) {
    if (const Symptom* found = findSymptom(text)) {
        return *found;
    }
    const std::vector<std::string_view> words = symptomWords();
    std::string names;
    for (const Symptom& symptom : symptomTable()) {
        names += (names.empty() ? "" : ", ") + std::string(symptom.name);
    }
    const std::string suggestion = didYouMean(text, words);
    throw usageFailure("there is no symptom '" + text + '\'' +
                       (suggestion.empty() ? "." : suggestion) + " Valid: " + names);
}

std::vector<Diagnostic> findingsOf(const std::shared_ptr<const ClipLibrary>& clips,
                                   const ProjectRules& rules, bool engines, ProgressBar& progress) {
    const Asset& asset = *clips->asset();
    const CheckPolicy policy = policyUnder({}, rules);
    std::vector<Diagnostic> lint =
        checkByProject(clips->asset(), rules, {.policy = policy}, {},
                       [&](float part) { progress.show("Checking", part); });
    if (engines) {
        const std::vector<Diagnostic> more =
            checkForEngines(clips, {}, [&](float part) { progress.show("Comparing", part); });
        lint.insert(lint.end(), more.begin(), more.end());
    }
    lint.insert(lint.begin(), asset.findings.begin(), asset.findings.end());
    return judgedByProject(asset, rules, policy, std::move(lint)).shown;
}

/// Whether the findings say more than information.
bool isSerious(const Symptom& symptom, const std::vector<Diagnostic>& findings) {
    return std::any_of(findings.begin(), findings.end(), [&](const Diagnostic& finding) {
        return finding.severity != Severity::Info && symptom.answers(finding);
    });
}

/// Every symptom with an answer: warnings and errors, what was measured, information.
std::vector<Diagnosis> allDiagnoses(const std::shared_ptr<const ClipLibrary>& clips,
                                    const std::vector<Diagnostic>& findings,
                                    ProgressBar& progress) {
    const std::span<const Symptom> all = symptomTable();
    std::size_t done = 0;
    const auto diagnosed = [&](const Symptom& symptom) {
        progress.show("Diagnosing", static_cast<float>(done++) / static_cast<float>(all.size()));
        return diagnose(clips, findings, symptom);
    };
    std::vector<Diagnosis> serious;
    std::vector<Diagnosis> others;
    const std::vector<const Symptom*> answered = answeredSymptoms(findings);
    for (const Symptom* symptom : answered) {
        const bool first = isSerious(*symptom, findings);
        (first ? serious : others).push_back(diagnosed(*symptom));
    }
    for (const Symptom& symptom : all) {
        if (std::find(answered.begin(), answered.end(), &symptom) == answered.end()) {
            if (Diagnosis measured = diagnosed(symptom); !measured.causes.empty()) {
                serious.push_back(std::move(measured));
            }
        }
    }
    std::move(others.begin(), others.end(), std::back_inserter(serious));
    return serious;
}

ExitCode runDiagnose(const DiagnoseArguments& arguments, const CommonArguments& common) {
    const Symptom* symptom =
        arguments.symptom.empty() ? nullptr : &lookUpSymptom(arguments.symptom);
    refuseOverwritingInput(arguments.file, arguments.output);
    const RulesOfFiles projects(arguments.project, {{.file = arguments.file}});
    const auto asset = loadInput(arguments.file, Images::Decode, common.quiet);
    const auto clips = std::make_shared<const ClipLibrary>(asset);
    const bool engines = symptom != nullptr && symptom->measured == Measurement::Engines;
    ProgressBar progress("Checking", common.quiet);
    const std::vector<Diagnostic> findings =
        findingsOf(clips, projects[arguments.file], engines, progress);
    DiagnoseReport report{.file = arguments.file, .diagnoses = {}};
    if (symptom != nullptr) {
        progress.show("Diagnosing", 0.0F);
        report.diagnoses.push_back(diagnose(clips, findings, *symptom));
    } else {
        report.diagnoses = allDiagnoses(clips, findings, progress);
    }
    writeAnswer(arguments.output, arguments.json,
                {[&](JsonWriter& json) { writeDiagnoses(json, report); },
                 [&] {
                     const TextStyle style = styleOf(ColorWhen::Auto, arguments.output);
                     return symptom == nullptr ? symptomsText(style, report)
                                               : diagnosisText(style, *asset, arguments.file,
                                                               report.diagnoses.front());
                 }});
    return ExitCode::Done;
}

}  // namespace

void declareDiagnose(CommandSetup& setup) {
    DiagnoseArguments& a = setup.runs(runDiagnose);
    setup.file = &a.file;
    Options& options = setup.options;
    options.file(a.file);
    std::string names;
    std::size_t column = 0;
    for (const Symptom& symptom : symptomTable()) {
        const bool breaks = column + symptom.name.size() > 60;
        names += (names.empty() ? "" : breaks ? ",\n" : ", ") + std::string(symptom.name);
        column = (breaks ? 0 : column + 2) + symptom.name.size();
    }
    options.value("--symptom", a.symptom, "WORD",
                  "What you see; without it every symptom that this file\nexplains, the most "
                  "harmful first:\n" +
                      names + ",\nor another word for one of them");
    addProjectOptions(options, a.project, a.file);
    options.flag("--json", a.json, "Print JSON (sinew.diagnose/1)");
    options.output(a.output);
}

}  // namespace sinew::cli
