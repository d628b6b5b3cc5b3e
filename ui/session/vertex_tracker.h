// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/weights/vertex_tracks.h"
#include "ui/session/mix.h"

namespace sinew {

/// Follows vertices through the frames of a clip, or of a mix, on a worker thread. A new run stops
/// the previous one and drops its result. The signal arrives on the thread that owns the tracker.
class VertexTracker final : public QObject {
    Q_OBJECT

public:
    struct Request {
        std::shared_ptr<const ClipLibrary> clips;
        std::vector<DrawnVertex> vertices;  // of that asset
        PoseMoment moment;                  // at any time of what is played
        Mix mix = {};                       // with layers: mixer time, instead of the animation
        float startSeconds = 0.0F;
        float endSeconds = 0.0F;
        double framesPerSecond = 30.0;
        ProbeOptions options = {};

        bool operator==(const Request&) const = default;
    };

    explicit VertexTracker(QObject* parent = nullptr);
    ~VertexTracker() override;  // stops and waits

    /// Nothing happens if the request is the last one.
    void start(Request request);
    void drop();  // the current run and what is known
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void found(const std::shared_ptr<const sinew::VertexTracks>& tracks);

private:
    void stop();

    QThreadPool m_pool;
    std::stop_source m_stop;
    std::shared_ptr<const Request> m_request;  // the last one
    quint64 m_run = 0;                         // the newest; older results are dropped
    bool m_busy = false;
};

}  // namespace sinew
