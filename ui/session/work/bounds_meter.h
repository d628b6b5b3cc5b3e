// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/survey/safe_bounds.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Measures the box that holds the surface over all clips.
class BoundsMeter final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    void start(const std::shared_ptr<const ClipLibrary>& clips, SceneIndex scene);

signals:
    void measured(const sinew::SafeBounds& bounds);  // an empty box: nothing is known
};

}  // namespace sinew
