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
    return {.finding = finding,
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
    diagnosis.causes = measuredCauses(clips, symptom.measured, stop);
    for (const Diagnostic& finding : findings) {
        if (symptom.answers(finding)) {
            diagnosis.causes.push_back(causeOf(finding));
        }
    }
    shareOut(diagnosis.causes);
    std::stable_sort(diagnosis.causes.begin(), diagnosis.causes.end(),
                     [](const Cause& a, const Cause& b) {
                         return a.share.value_or(0.0) > b.share.value_or(0.0);
                     });
    diagnosis.verdict = verdictOf(diagnosis);
    return diagnosis;
}

}  // namespace sinew
