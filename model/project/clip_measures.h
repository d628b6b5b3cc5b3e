// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/motion/clip_motion.h"

namespace sinew {

/// What contracts need to know of clips, each measured when it is first asked for.
class ClipMeasures {
public:
    /// `wanted`: the clips that may be asked for.
    ClipMeasures(const std::shared_ptr<const Asset>& asset,
                 const std::vector<AnimationIndex>& wanted, const std::stop_token& stop);

    /// Why its motion cannot be judged: "it has no tracks"; empty: it can.
    [[nodiscard]] std::string obstacle(AnimationIndex clip) const;

    /// Null after a stop. The clip has no obstacle.
    [[nodiscard]] const ClipMotion* motion(AnimationIndex clip);

    /// The node that turns the character, and how far it is turned about Y at the end, in radians.
    struct Turn {
        NodeIndex node;  // none: nothing turns
        double angle = 0.0;
    };
    /// None after a stop.
    [[nodiscard]] std::optional<Turn> turn(AnimationIndex clip);

private:
    std::shared_ptr<const Asset> m_asset;
    std::stop_token m_stop;
    std::shared_ptr<const ClipLibrary> m_clips;
    ClipMotionFinder m_finder;
    PoseWalk m_walk;
    RootFinder m_roots;
    std::map<AnimationIndex, std::optional<ClipMotion>> m_motions;
};

/// How far the root is from its start at the end of a clip, along the ground; 0 without a root.
[[nodiscard]] double groundTravel(const ClipMotion& motion);

}  // namespace sinew
