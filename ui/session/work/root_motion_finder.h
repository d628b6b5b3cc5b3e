// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/evaluate/blend/mix.h"
#include "model/evaluate/motion/root_motion.h"
#include "ui/session/work/background_task.h"

namespace sinew {

class ClipLibrary;

/// The root node, which parts of its motion are removed from the pose, and its path.
struct RootMotion {
    NodeIndex node;       // none: no root motion, or not known yet
    bool chosen = false;  // chosen by the user; otherwise detected
    InPlace inPlace;
    bool pathShown = false;
    bool measuring = false;
    bool measured = false;
    std::shared_ptr<const MotionPath> path;  // null: no root motion, or not measured
};

/// Finds the root node and measures its path.
class RootMotionFinder final : public BackgroundTask {
    Q_OBJECT

public:
    /// What to measure: one clip, or a mix with layers.
    struct Request {
        std::shared_ptr<const ClipLibrary> clips;
        AnimationIndex animation;
        Mix mix;
        NodeIndex node;  // none: detect it
        double framesPerSecond = 30.0;
    };

    using BackgroundTask::BackgroundTask;

    void start(Request request);

signals:
    void found(sinew::NodeIndex node, const std::shared_ptr<const sinew::MotionPath>& path);
};

}  // namespace sinew
