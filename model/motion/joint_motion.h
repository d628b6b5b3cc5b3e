// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/motion/clip_motion.h"

namespace sinew {

/// What a clip makes of one node that it moves, turns or scales.
struct JointMotion {
    NodeIndex node;
    std::size_t keys = 0;   // total of its tracks
    double path = 0.0;      // length of its path in world space, model units
    double turn = 0.0;      // radians: the largest rotation from how it is turned at the start
    std::size_t jumps = 0;  // those of ClipMotion::jumps
    std::optional<float> slide = {};  // the largest of its contacts; none: no foot, or no contact
};

/// Measures the clips of one asset, one after another.
class JointMotionFinder {
public:
    explicit JointMotionFinder(const std::shared_ptr<const ClipLibrary>& clips);

    /// In the order of the file, at the frames that `motion` was measured at. Nodes that move
    /// nothing visible are left out. None after a stop.
    [[nodiscard]] std::vector<JointMotion> motionsOf(const ClipMotion& motion,
                                                     const std::stop_token& stop = {});

private:
    std::shared_ptr<const Asset> m_asset;
    PoseWalk m_walk;
    VisibleNodes m_visible;
};

}  // namespace sinew
