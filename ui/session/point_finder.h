// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <deque>
#include <memory>
#include <stop_token>

#include "model/evaluate/pose_moment.h"
#include "ui/session/hand_posing.h"

namespace sinew {

/// Picks on a worker thread, so that no frame waits. For hover queries only the latest counts;
/// click queries are all answered, in order. The signal arrives on the thread that owns the finder.
/// Idle without queries.
class PointFinder final : public QObject {
    Q_OBJECT

public:
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        PoseMoment moment;
        PickQuery query;
        bool joints = false;  // also pick joints; where nothing but bones is drawn, always
        int click = 0;        // 0: hover; otherwise an identifier of the click for the caller
    };

    explicit PointFinder(QObject* parent = nullptr);
    ~PointFinder() override;  // stops and waits

    void ask(Question question);
    void drop();  // drops all queries and the cached data of the asset

signals:
    void found(const sinew::PointFinder::Question& question, const sinew::PointedAt& pointed);

private:
    struct Knowledge;
    void startNext();

    QThreadPool m_pool;
    std::deque<Question> m_waiting;
    std::shared_ptr<Knowledge> m_knowledge;  // of one asset; used by one task at a time
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest run; answers of older ones are dropped
    bool m_busy = false;
};

}  // namespace sinew
