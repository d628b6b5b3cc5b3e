// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/motion/node_tracks.h"
#include "model/motion/rig_size.h"

namespace sinew {

/// What counts as a jump. A change must exceed all of these.
struct JumpLimits {
    double timesAround = 4.0;        // the largest of the two steps before and the two after it
    double leastRadians = 0.139626;  // 8 degrees
    double leastPart = 0.02;         // translations: share of the rig's size

    bool operator==(const JumpLimits&) const = default;
};

/// A joint that jumps between two frames, compared with its own movement around them.
struct JointJump {
    enum class Kind : std::uint8_t {
        Step,   // goes on from its new place
        Spike,  // returns after one frame
    };

    Kind kind = Kind::Step;
    NodeIndex node;
    ChannelPath path = ChannelPath::Rotation;
    std::size_t time = 0;  // position in `seconds`: the first time at which it is elsewhere
    double amount = 0.0;   // radians, or units of the parent
    double around = 0.0;   // the largest change around it in a time as long
    double moved = 0.0;    // model units, see RigSize::moved

    /// How many times larger it is than the steps around; infinite out of rest.
    [[nodiscard]] double timesAround() const noexcept;
};

/// The jumps of rotations and translations at times in seconds, the largest first, by what they
/// move; at most kMostJumps. STEP samplers jump by design and are left out. On all cores.
struct JumpList {
    std::vector<JointJump> jumps;
    std::size_t count = 0;          // number of all
    std::size_t steppedTracks = 0;  // left out
};
inline constexpr std::size_t kMostJumps = 500;

/// `channels`: see transformChannels.
[[nodiscard]] JumpList findJumps(const Animation& clip, std::vector<const Channel*> channels,
                                 std::span<const float> seconds, const RigSize& rig,
                                 const JumpLimits& limits = {}, const std::stop_token& stop = {});

}  // namespace sinew
