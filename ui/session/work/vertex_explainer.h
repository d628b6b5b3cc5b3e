// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/evaluate/pose_moment.h"
#include "model/explain/explanation_lines.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Explains a vertex at a moment. A question waits for the one in progress; only the latest counts.
class VertexExplainer final : public BackgroundTask {
    Q_OBJECT

public:
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        DrawnVertex vertex;  // vertex of that asset
        PoseMoment moment;
        WeightSource weights = WeightSource::Normalized;

        bool operator==(const Question&) const = default;
    };

    using BackgroundTask::BackgroundTask;

    /// Nothing happens if the question is the last one.
    void ask(const Question& question);
    void cancel() override;

signals:
    void explained(const std::vector<sinew::ExplanationLine>& lines);

private:
    void startNext();

    std::optional<Question> m_last;
    std::optional<Question> m_waiting;
    std::shared_ptr<PoseEvaluator> m_evaluator;  // used by one piece of work at a time
};

}  // namespace sinew
