// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>

#include "model/evaluate/motion/root_motion.h"
#include "ui/session/mix.h"

namespace sinew {

/// Which node carries the character, what of its way is taken out of the pose, and its way.
struct RootMotion {
    NodeIndex node;       // none: nothing travels, or not known yet
    bool chosen = false;  // by the user; else found
    InPlace inPlace;
    bool pathShown = false;
    bool measuring = false;
    bool measured = false;
    std::shared_ptr<const MotionPath> path;  // none: nothing travels, or not measured
};

/// Where the path is at a moment, between its points on a straight line; held at the ends. The path
/// has points.
[[nodiscard]] glm::vec3 positionAt(const MotionPath& path, float seconds) noexcept;

/// Finds the root node and measures its way on a worker thread. A new start drops the result of
/// the one before. The signal arrives on the thread that owns the finder.
class RootMotionFinder final : public QObject {
    Q_OBJECT

public:
    /// Whose way: one clip's, or that of a mix with layers.
    struct Request {
        std::shared_ptr<const Asset> asset;
        AnimationIndex animation;
        Mix mix;
        NodeIndex node;  // none: find it
        double framesPerSecond = 30.0;
    };

    explicit RootMotionFinder(QObject* parent = nullptr);
    ~RootMotionFinder() override;  // stops and waits

    void start(Request request);
    void drop();  // what is under way

signals:
    void found(sinew::NodeIndex node, const std::shared_ptr<const sinew::MotionPath>& path);

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest one; older results are dropped
};

}  // namespace sinew
