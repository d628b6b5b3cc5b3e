// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/motion/trails.h"
#include "ui/session/mix.h"

namespace sinew {

/// Follows nodes through a clip, or a mix, on a worker thread. A new run stops the previous one and
/// drops its result. The signal arrives on the thread that owns the finder.
class TrailFinder final : public QObject {
    Q_OBJECT

public:
    struct Request {
        std::shared_ptr<const ClipLibrary> clips;
        std::vector<NodeIndex> nodes;
        PoseMoment moment;  // at any time of what is played
        Mix mix = {};       // with layers: mixer time, instead of the animation
        float start = 0.0F;
        float end = 0.0F;
        double framesPerSecond = 30.0;

        bool operator==(const Request&) const = default;
    };

    explicit TrailFinder(QObject* parent = nullptr);
    ~TrailFinder() override;  // stops and waits

    /// Nothing happens if the request is the last one.
    void start(Request request);
    void drop();  // the current run, and the last request
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void found(const std::shared_ptr<const sinew::TrailSet>& trails);  // null: out of memory

private:
    void stop();
    void deliver(quint64 run, std::shared_ptr<const TrailSet> trails);

    QThreadPool m_pool;
    std::stop_source m_stop;
    std::shared_ptr<const Request> m_request;  // the last one
    quint64 m_run = 0;                         // the newest; older results are dropped
    bool m_busy = false;
};

}  // namespace sinew
