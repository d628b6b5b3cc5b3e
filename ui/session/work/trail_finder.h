// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/motion/trails.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Follows nodes through a clip, or a mix.
class TrailFinder final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    /// Nothing happens if the request is the last one.
    void start(TrailRequest request);
    void cancel() override;

signals:
    void found(const std::shared_ptr<const sinew::TrailSet>& trails);  // null: out of memory

private:
    std::shared_ptr<const TrailRequest> m_request;  // the last one
};

}  // namespace sinew
