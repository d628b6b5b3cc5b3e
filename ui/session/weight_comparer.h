// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/evaluate/pose_moment.h"
#include "model/evaluate/weight_difference.h"
#include "model/view/view_options.h"

namespace sinew {

/// Compares weights as stored with normalised weights on a worker thread. Which vertices of a file
/// can differ is found once, at its first question; if there are none, further questions cost
/// nothing and get no answer. Answers arrive on the thread that owns the comparer.
class WeightComparer final : public QObject {
    Q_OBJECT

public:
    /// What is shown: a pose, and what of the asset is in the picture.
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        PoseMoment moment;
        ViewOptions view;
    };

    explicit WeightComparer(QObject* parent = nullptr);
    ~WeightComparer() override;  // stops and waits

    /// Compares the pose; `compared` answers. Requires that the comparer is not busy.
    void compare(Question question);
    /// Lists the visibly moved vertices, the worst first; `listed` answers after any comparison.
    void list(Question question);
    void drop();  // drops all questions and the cached data of the asset

    [[nodiscard]] bool busy() const noexcept { return m_busy; }
    /// The file of the last question has no weights that differ.
    [[nodiscard]] bool sane() const noexcept { return m_sane; }

signals:
    void compared(const sinew::WeightDifference& difference);
    void listed(const std::vector<sinew::MovedVertex>& moved);

private:
    struct Knowledge;
    std::shared_ptr<Knowledge> knowledgeOf(const std::shared_ptr<const ClipLibrary>& clips);

    QThreadPool m_pool;
    std::shared_ptr<Knowledge> m_knowledge;  // of one asset; used by one task at a time
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest run; answers of older ones are dropped
    bool m_busy = false;
    bool m_sane = false;
};

}  // namespace sinew
