// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/diagnose_report.h"

#include <algorithm>

#include "app/cli/report/findings_json.h"
#include "app/cli/report/report_schema.h"
#include "app/common/failure.h"
#include "model/check/finding_target.h"
#include "model/core/utf8.h"
#include "model/words/place_words.h"
#include "model/words/words.h"

namespace sinew::cli {

void describe(auto& form, Described<Cause>) {
    form.value("share", [](auto& cause) {
        return cause.share ? std::optional(single(*cause.share)) : std::nullopt;
    });
    form.value("finding", &Cause::finding);
    form.value("fixBlender", &Cause::fixBlender);
    form.value("fixMaya", &Cause::fixMaya);
}

void describe(auto& form, Described<Diagnosis>) {
    form.value("symptom", [](auto& diagnosis) { return diagnosis.symptom->name; });
    form.value("title", [](auto& diagnosis) { return diagnosis.symptom->title; });
    form.value("verdict", &Diagnosis::verdict);
    form.value("causes", &Diagnosis::causes);
    form.value("elsewhere", [](auto& diagnosis) { return diagnosis.symptom->elsewhere; });
}

void describe(auto& form, Described<DiagnoseReport>) {
    form.format(kDiagnoseFormat.name);
    form.value("file", &DiagnoseReport::file);
    form.value("diagnoses", &DiagnoseReport::diagnoses);
}

const JsonFormat kDiagnoseFormat{"sinew.diagnose/1", writeSchema<DiagnoseReport>};

void writeDiagnoses(JsonWriter& json, const DiagnoseReport& report) {
    writeValue(json, report);
}

namespace {

constexpr std::size_t kCausesShown = 5;
constexpr const char* kHeading = "1";
constexpr const char* kLabel = "2";

std::string labelled(const TextStyle& style, std::size_t indent, const std::string& label,
                     const std::string& words) {
    constexpr std::size_t kLabelWidth = 9;
    return std::string(indent, ' ') + inColor(style, kLabel, label) +
           std::string(kLabelWidth - std::min(label.size(), kLabelWidth - 1), ' ') +
           wrapped(style, indent + kLabelWidth, words) + '\n';
}

/// What shows the evidence of a finding with a vertex.
std::string explainCommand(const Asset& asset, const std::string& file, const Diagnostic& finding) {
    const FindingTarget target = findingTarget(asset, finding);
    if (!target.vertex) {
        return {};
    }
    std::string words = "sinew-cli explain " + shownName(file) + " --vertex " +
                        std::to_string(target.vertex->mesh.value) + '/' +
                        std::to_string(target.vertex->primitive) + '/' +
                        std::to_string(target.vertex->vertex);
    if (target.animation) {
        words += " --animation " + std::to_string(target.animation.value);
        if (target.seconds) {
            words += " --time " + exactNumber(*target.seconds);
        }
    }
    return words;
}

/// Where to look, and how to fix it.
std::string evidenceText(const TextStyle& style, std::size_t indent, const Asset& asset,
                         const std::string& file, const Cause& cause) {
    std::string text;
    const auto add = [&](const char* label, const std::string& words) {
        text += words.empty() ? std::string() : labelled(style, indent, label, words);
    };
    add("Where", oneLine(placeWords(asset, cause.finding)));
    add("Look", explainCommand(asset, file, cause.finding));
    add("Blender", cause.fixBlender);
    add("Maya", cause.fixMaya);
    return text;
}

std::string causeText(const TextStyle& style, const Asset& asset, const std::string& file,
                      std::size_t number, const Cause& cause) {
    const Diagnostic& finding = cause.finding;
    const std::string share = cause.share ? words::percent(*cause.share) + ": " : std::string();
    const std::string code = finding.code.empty() ? std::string() : " [" + finding.code + ']';
    const std::string head = "  " + std::to_string(number) + ". ";
    return head + wrapped(style, head.size(), share + oneLine(finding.message) + code) + '\n' +
           evidenceText(style, head.size(), asset, file, cause);
}

}  // namespace

std::string symptomsText(const TextStyle& style, const DiagnoseReport& report) {
    if (report.diagnoses.empty()) {
        return "No symptom has an answer in this file.\n";
    }
    std::size_t width = 0;
    for (const Diagnosis& diagnosis : report.diagnoses) {
        width = std::max(width, diagnosis.symptom->name.size());
    }
    std::string text;
    for (const Diagnosis& diagnosis : report.diagnoses) {
        const std::string name(diagnosis.symptom->name);
        text += inColor(style, kHeading, name) + std::string(width + 2 - name.size(), ' ') +
                wrapped(style, width + 2,
                        std::string(diagnosis.symptom->title) + ". " + oneLine(diagnosis.verdict)) +
                '\n';
    }
    return text;
}

std::string diagnosisText(const TextStyle& style, const Asset& asset, const std::string& file,
                          const Diagnosis& diagnosis) {
    std::string text = inColor(style, kHeading, std::string(diagnosis.symptom->title)) + '\n' +
                       wrapped(style, 0, oneLine(diagnosis.verdict)) + '\n';
    const std::size_t shown = std::min(diagnosis.causes.size(), kCausesShown);
    if (shown > 0) {
        text += evidenceText(style, 2, asset, file, diagnosis.causes.front());
    }
    for (std::size_t i = 1; i < shown; ++i) {
        text += causeText(style, asset, file, i + 1, diagnosis.causes[i]);
    }
    if (diagnosis.causes.size() > shown) {
        text +=
            "  and " + counted(diagnosis.causes.size() - shown, "more cause", "more causes") + "\n";
    }
    return text +
           wrapped(style, 0,
                   (diagnosis.causes.empty() ? "" : "If it is none of these: ") +
                       std::string(diagnosis.symptom->elsewhere)) +
           '\n';
}

}  // namespace sinew::cli
