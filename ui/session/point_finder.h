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

/// What lies at a pixel, found on a worker thread so that no frame waits. Of questions that only
/// follow the pointer the latest counts; those of clicks are answered all, in order. The signal
/// arrives on the thread that owns the finder. Without a question nothing is done or kept awake.
class PointFinder final : public QObject {
    Q_OBJECT

public:
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        PoseMoment moment;
        PickQuery query;
        bool joints = false;  // look for joints too
        int click = 0;        // 0: the pointer only passes; else what the click means to who asks
    };

    explicit PointFinder(QObject* parent = nullptr);
    ~PointFinder() override;  // stops and waits

    void ask(Question question);
    void drop();  // every question; what is known of the asset is let go

signals:
    void found(const sinew::PointFinder::Question& question, const sinew::PointedAt& pointed);

private:
    struct Knowledge;
    void startNext();

    QThreadPool m_pool;
    std::deque<Question> m_waiting;
    std::shared_ptr<Knowledge> m_knowledge;  // of one asset; used by one task at a time
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest; answers of older ones are dropped
    bool m_busy = false;
};

}  // namespace sinew
