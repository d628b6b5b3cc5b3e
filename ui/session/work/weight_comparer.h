// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/evaluate/pose_moment.h"
#include "model/evaluate/weight_difference.h"
#include "model/view/view_options.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Compares weights as stored with normalised weights. Which vertices of a file can differ is found
/// once, at its first question; if there are none, further questions cost nothing and get no
/// answer.
class WeightComparer final : public BackgroundTask {
    Q_OBJECT

public:
    /// What is shown: a pose, and what of the asset is in the picture.
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        PoseMoment moment;
        ViewOptions view;
    };

    using BackgroundTask::BackgroundTask;
    ~WeightComparer() override { cancel(); }  // both at once: one may wait for the other

    /// Compares the pose; `compared` answers. Requires that the comparer is not busy.
    void compare(Question question);
    /// Lists the visibly moved vertices, the worst first; `listed` answers after any comparison.
    void list(Question question);
    void cancel() override;  // both; forgets the cached data of the asset

    /// The file of the last question has no weights that differ.
    [[nodiscard]] bool sane() const noexcept { return m_sane; }

signals:
    void compared(const sinew::WeightDifference& difference);
    void listed(const std::vector<sinew::MovedVertex>& moved);

private:
    struct Knowledge;
    std::shared_ptr<Knowledge> knowledgeOf(const std::shared_ptr<const ClipLibrary>& clips);

    BackgroundTask m_lister;
    std::shared_ptr<Knowledge> m_knowledge;  // knowledge of one asset
    bool m_sane = false;
};

}  // namespace sinew
