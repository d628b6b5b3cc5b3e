// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/symptom_finder.h"

namespace sinew {

void SymptomFinder::start(const std::shared_ptr<const ClipLibrary>& clips,
                          const std::vector<Diagnostic>& findings, const Symptom& symptom) {
    run([clips, findings, asked = &symptom](
            const std::stop_token& stop) { return diagnose(clips, findings, *asked, stop); },
        [this](const Diagnosis& diagnosis) { emit diagnosed(diagnosis); },
        "the symptom is not diagnosed");
}

}  // namespace sinew
