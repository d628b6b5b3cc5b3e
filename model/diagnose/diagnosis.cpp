// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/diagnose/diagnosis.h"

#include <algorithm>

#include "model/check/rule.h"
#include "model/diagnose/measured_causes.h"
#include "model/words/words.h"

namespace sinew {
namespace {

Cause causeOf(const Diagnostic& finding) {
    const Rule& rule = ruleOf(finding.code);
    const bool measured = finding.effect && finding.effect->measured;
    return {.finding = finding,
            .share = measured ? std::optional(finding.effect->distance) : std::nullopt,
            .fixBlender = std::string(rule.fixBlender),
            .fixMaya = std::string(rule.fixMaya)};
}

/// From distances to shares of their sum.
void shareOut(std::vector<Cause>& causes) {
    double sum = 0.0;
    for (const Cause& cause : causes) {
        sum += cause.share.value_or(0.0);
    }
    for (Cause& cause : causes) {
        if (cause.share && sum > 0.0) {
            *cause.share /= sum;
        }
    }
}

/// Those without an effect are behind those of which none is known.
double orderOf(const Cause& cause) {
    return !cause.share ? 0.0 : *cause.share > 0.0 ? *cause.share : -1.0;
}

std::string verdictOf(const Diagnosis& diagnosis) {
    if (diagnosis.causes.empty()) {
        return "Nothing in this file explains it.";
    }
    const Cause& first = diagnosis.causes.front();
    std::string verdict = "Most likely: " + first.finding.message;
    if (first.share && diagnosis.causes.size() > 1) {
        verdict += " (" + words::percent(*first.share) + " of the displacement by all causes)";
    }
    return verdict + '.';
}

}  // namespace

Diagnosis diagnose(const std::shared_ptr<const ClipLibrary>& clips,
                   std::span<const Diagnostic> findings, const Symptom& symptom,
                   const std::stop_token& stop) {
    Diagnosis diagnosis{.symptom = &symptom};
    // The rule measures the same of files with skins.
    const bool slides =
        std::any_of(findings.begin(), findings.end(),
                    [](const Diagnostic& finding) { return finding.code == "FOOT_SLIDE"; });
    if (!slides || symptom.measured != Measurement::Slides) {
        diagnosis.causes = measuredCauses(clips, symptom.measured, stop);
    }
    for (const Diagnostic& finding : findings) {
        if (symptom.answers(finding)) {
            diagnosis.causes.push_back(causeOf(finding));
        }
    }
    shareOut(diagnosis.causes);
    std::stable_sort(diagnosis.causes.begin(), diagnosis.causes.end(),
                     [](const Cause& a, const Cause& b) { return orderOf(a) > orderOf(b); });
    diagnosis.verdict = verdictOf(diagnosis);
    return diagnosis;
}

}  // namespace sinew
