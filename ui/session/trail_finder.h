// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/evaluate/blend/mix.h"
#include "model/motion/trails.h"
#include "ui/session/background_task.h"

namespace sinew {

/// Follows nodes through a clip, or a mix.
class TrailFinder final : public BackgroundTask {
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

    using BackgroundTask::BackgroundTask;

    /// Nothing happens if the request is the last one.
    void start(Request request);
    void cancel() override;

signals:
    void found(const std::shared_ptr<const sinew::TrailSet>& trails);  // null: out of memory

private:
    std::shared_ptr<const Request> m_request;  // the last one
};

}  // namespace sinew
