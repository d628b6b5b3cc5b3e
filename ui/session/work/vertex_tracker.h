// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/weights/vertex_probe.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Follows vertices through the frames of a clip, or of a mix.
class VertexTracker final : public BackgroundTask {
    Q_OBJECT

public:
    struct Request {
        std::shared_ptr<const ClipLibrary> clips;
        std::vector<DrawnVertex> vertices;  // vertices of that asset
        PlayedPoses played;
        PlayedRange range;
        double framesPerSecond = 30.0;
        ProbeOptions options = {};

        bool operator==(const Request&) const = default;
    };

    using BackgroundTask::BackgroundTask;

    /// Nothing happens if the request is the last one.
    void start(Request request);
    void cancel() override;

signals:
    void found(const std::shared_ptr<const sinew::VertexTracks>& tracks);  // empty: out of memory

private:
    std::shared_ptr<const Request> m_request;  // the last one
};

}  // namespace sinew
