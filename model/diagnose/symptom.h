// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

/// What is measured for a symptom beyond the findings of loader and lint.
enum class Measurement {
    None,
    Size,     // size of the model at rest
    Clips,    // whether there are any, with tracks
    Slides,   // slides of feet in contact
    Engines,  // what other programs make of the weights (`checkForEngines`)
};

/// Something that looks wrong, in the user's words.
struct Symptom {
    std::string_view name;   // "wrong-limb": for the command line
    std::string_view title;  // "A part follows the wrong limb"
    std::string_view words;  // other words for it, separated by ", "
    std::span<const std::string_view>
        causes;  // codes of rules; those of equal rank likeliest first
    Measurement measured = Measurement::None;
    bool violations = false;     // every violation of the specification is a cause, too
    std::string_view elsewhere;  // advice where the file has no answer: a sentence

    [[nodiscard]] bool answers(const Diagnostic& finding) const;
};

/// The index by symptom: one row each.
[[nodiscard]] std::span<const Symptom> symptomTable() noexcept;

/// By its name, or by one of its words; whatever the case. Null: none.
[[nodiscard]] const Symptom* findSymptom(std::string_view text);

/// Names and other words of all symptoms, for suggestions.
[[nodiscard]] std::vector<std::string_view> symptomWords();

/// Those that at least one of the findings answers, the most harmful first: by the first of its
/// findings. `findings` are grouped and ranked (`groupedFindings`).
[[nodiscard]] std::vector<const Symptom*> answeredSymptoms(std::span<const Diagnostic> findings);

}  // namespace sinew
