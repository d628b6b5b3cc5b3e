// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/diagnose/diagnosis.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Finds the causes of a symptom in a file.
class SymptomFinder final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    void start(const std::shared_ptr<const ClipLibrary>& clips,
               const std::vector<Diagnostic>& findings, const Symptom& symptom);

signals:
    void diagnosed(const sinew::Diagnosis& diagnosis);  // its symptom is null: out of memory
};

}  // namespace sinew
