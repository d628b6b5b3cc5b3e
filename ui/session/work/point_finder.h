// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <memory>

#include "model/evaluate/pose_moment.h"
#include "model/view/hand_posing.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Picks, so that no frame waits. A query waits for the one in progress. For hover queries only the
/// latest counts; click queries are all answered, in order.
class PointFinder final : public BackgroundTask {
    Q_OBJECT

public:
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        PoseMoment moment;
        PickQuery query;
        bool joints = false;  // also pick joints; where nothing but bones is drawn, always
        int click = 0;        // 0: hover; otherwise an identifier of the click for the caller
    };

    using BackgroundTask::BackgroundTask;

    void ask(Question question);
    void cancel() override;  // all queries; forgets the cached data of the asset

signals:
    void found(const sinew::PointFinder::Question& question, const sinew::PointedAt& pointed);

private:
    struct Knowledge;
    void startNext();

    std::deque<Question> m_waiting;
    std::shared_ptr<Knowledge> m_knowledge;  // knowledge of one asset; used by one task at a time
};

}  // namespace sinew
