// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "model/compare/file_comparison.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// What was measured between two files, and its sentence.
struct MeasuredComparison {
    std::shared_ptr<const FileComparison> files;  // null: stopped, or it failed
    std::string sentence;
};

/// Measures how two files differ, over every frame of the clips that are compared.
class ComparisonMeter final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    /// The newest question alone is answered. Stop token and progress of the options are the
    /// task's.
    void measure(std::shared_ptr<const Asset> before, std::shared_ptr<const Asset> after,
                 CompareOptions options);

signals:
    void measured(const sinew::MeasuredComparison& result);
};

}  // namespace sinew
