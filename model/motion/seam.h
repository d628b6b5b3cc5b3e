// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/motion/node_tracks.h"
#include "model/motion/rig_size.h"

namespace sinew {

/// How one transform of a node differs across the seam.
struct SeamGap {
    NodeIndex node;
    ChannelPath path = ChannelPath::Rotation;
    double amount = 0.0;  // radians, units of the parent, or scale; of velocities per second
    double moved = 0.0;   // model units, likewise, see RigSize::moved
    double inside = 0.0;  // velocities: the largest change from one frame to the next in the clip
};

/// The seam of a clip that is played as a loop: its last pose against its first.
struct LoopSeam {
    /// The clip is meant to loop: by its tracks and its name, or because feet walk in place.
    bool isLoop = false;
    bool tracksClose = false;       // most of its tracks do (`check::Loop::isLoop`)
    std::vector<SeamGap> pose;      // largest first, by what they move; at most kMostGaps
    std::vector<SeamGap> velocity;  // likewise
    /// The root travels: its translation is no part of the seam.
    NodeIndex travels;
};
inline constexpr std::size_t kMostGaps = 20;

/// Leaves out what no one sees: gaps that move less than a 2,000th of the rig's size, and changes
/// of velocity that move less than a 50th of it per second. `root`: see findRootNode, or none.
/// `channels`: see transformChannels.
[[nodiscard]] LoopSeam findSeam(const Asset& asset, AnimationIndex animation, NodeIndex root,
                                std::span<const Channel* const> channels,
                                std::span<const float> seconds, const RigSize& rig,
                                const std::stop_token& stop = {});

}  // namespace sinew
