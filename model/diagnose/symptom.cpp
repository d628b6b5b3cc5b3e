// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/diagnose/symptom.h"

#include <algorithm>
#include <cctype>
#include <tuple>

#include "model/check/rule.h"

namespace sinew {
namespace {

bool sameLetters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char left, char right) {
        return std::tolower(static_cast<unsigned char>(left)) ==
               std::tolower(static_cast<unsigned char>(right));
    });
}

std::vector<std::string_view> wordsOf(const Symptom& symptom) {
    constexpr std::string_view kComma = ", ";
    std::vector<std::string_view> words{symptom.name, symptom.title};
    std::string_view left = symptom.words;
    while (!left.empty()) {
        const std::size_t end = std::min(left.find(kComma), left.size());
        words.push_back(left.substr(0, end));
        left.remove_prefix(std::min(end + kComma.size(), left.size()));
    }
    return words;
}

}  // namespace

bool Symptom::answers(const Diagnostic& finding) const {
    return std::find(causes.begin(), causes.end(), finding.code) != causes.end() ||
           (violations && isViolation(finding));
}

const Symptom* findSymptom(std::string_view text) {
    for (const Symptom& symptom : symptomTable()) {
        const std::vector<std::string_view> words = wordsOf(symptom);
        if (std::any_of(words.begin(), words.end(),
                        [&](std::string_view word) { return sameLetters(word, text); })) {
            return &symptom;
        }
    }
    return nullptr;
}

std::vector<std::string_view> symptomWords() {
    std::vector<std::string_view> all;
    for (const Symptom& symptom : symptomTable()) {
        const std::vector<std::string_view> words = wordsOf(symptom);
        all.insert(all.end(), words.begin(), words.end());
    }
    return all;
}

std::vector<const Symptom*> answeredSymptoms(std::span<const Diagnostic> findings) {
    // The first finding, then how typical it is of the symptom; equal ones stay as in the table.
    using Place = std::tuple<std::size_t, std::size_t, const Symptom*>;
    std::vector<Place> found;
    for (const Symptom& symptom : symptomTable()) {
        const auto first =
            std::find_if(findings.begin(), findings.end(),
                         [&](const Diagnostic& finding) { return symptom.answers(finding); });
        if (first != findings.end()) {
            const auto cause = std::find(symptom.causes.begin(), symptom.causes.end(), first->code);
            found.emplace_back(first - findings.begin(), cause - symptom.causes.begin(), &symptom);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Place& a, const Place& b) {
        return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
    });
    std::vector<const Symptom*> symptoms;
    for (const Place& place : found) {
        symptoms.push_back(std::get<2>(place));
    }
    return symptoms;
}

}  // namespace sinew
