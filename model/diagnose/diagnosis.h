// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "model/diagnose/symptom.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew {

/// What may cause a symptom.
struct Cause {
    Diagnostic finding;                // its code is empty if it was measured for the symptom
    std::optional<double> share = {};  // share of the displacement by all causes
    std::string fixBlender = {};
    std::string fixMaya = {};
};

/// The answer of a file to one symptom.
struct Diagnosis {
    const Symptom* symptom = nullptr;
    std::vector<Cause> causes = {};  // the largest share first, then as the findings are ranked
    std::string verdict = {};        // one sentence
};

/// `findings` are grouped and ranked. Measures what the symptom asks for, except for
/// Measurement::Engines, whose findings are among them. After a stop nothing is measured.
[[nodiscard]] Diagnosis diagnose(const std::shared_ptr<const ClipLibrary>& clips,
                                 std::span<const Diagnostic> findings, const Symptom& symptom,
                                 const std::stop_token& stop = {});

}  // namespace sinew
