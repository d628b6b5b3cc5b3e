// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/facts/frame_grid.h"
#include "model/motion/contacts.h"
#include "model/motion/jumps.h"
#include "model/motion/seam.h"

namespace sinew {

struct MotionOptions {
    std::vector<NodeIndex> feet = {};  // none: `findFeet`
    double framesPerSecond = 0.0;      // 0: the guessed rate, else 30
    ContactLimits contacts = {};
    JumpLimits jumps = {};

    bool operator==(const MotionOptions&) const = default;
};

/// Where the root goes over a clip, in world space and model units.
struct RootTravel {
    NodeIndex node;  // none: no node carries the character
    glm::vec3 displacement{0.0F};
    float length = 0.0F;  // of its path
};

/// How a clip moves.
struct ClipMotion {
    AnimationIndex animation;
    FrameGrid grid;              // of its keys
    ClipRate rate;               // that counts the frames
    double size = 1.0;           // RigSize::size
    std::vector<float> seconds;  // at which it was measured, see NodeTracks
    ClipContacts contacts;
    LoopSeam seam;
    JumpList jumps;
    RootTravel root;

    /// The frame at, or before, a position in `seconds`.
    [[nodiscard]] std::int64_t frameOf(std::size_t time) const noexcept;
    /// 1, or n if only every n-th frame was looked at because there are too many.
    [[nodiscard]] std::int64_t frameStep() const noexcept;
};

/// Runs on all cores. None after a stop, and if the animation is none.
[[nodiscard]] std::optional<ClipMotion> clipMotion(const std::shared_ptr<const ClipLibrary>& clips,
                                                   AnimationIndex animation,
                                                   const MotionOptions& options = {},
                                                   const std::stop_token& stop = {});

}  // namespace sinew
