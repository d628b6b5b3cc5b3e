// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "model/evaluate/motion/root_motion.h"
#include "model/facts/frame_grid.h"
#include "model/motion/contacts.h"
#include "model/motion/jumps.h"
#include "model/motion/node_tracks.h"
#include "model/motion/seam.h"
#include "model/motion/sole_points.h"

namespace sinew {

struct MotionOptions {
    std::vector<NodeIndex> feet = {};  // none: `findFeet`
    double framesPerSecond = 0.0;      // 0: the guessed rate, else 30
    ContactLimits contacts = {};
    JumpLimits jumps = {};
    /// Matrices of the asset's nodes in all frames of all clips; fewer for small files
    /// (allowedWork).
    std::uint64_t mostMatrices = 200'000'000;

    bool operator==(const MotionOptions&) const = default;
};

/// Where the root goes over a clip, in world space and model units.
struct RootTravel {
    NodeIndex node;  // none: no node carries the character
    glm::vec3 displacement{0.0F};
    float length = 0.0F;  // length of its path
};

/// How a clip moves.
struct ClipMotion {
    AnimationIndex animation;
    FrameGrid grid;              // grid of its keys
    ClipRate rate;               // the rate that counts the frames
    double size = 1.0;           // RigSize::size
    std::vector<float> seconds;  // measured times, see NodeTracks
    ClipContacts contacts;
    LoopSeam seam;
    JumpList jumps;
    RootTravel root;

    /// The frame at, or before, a position in `seconds`.
    [[nodiscard]] std::int64_t frameOf(std::size_t time) const noexcept;
    /// 1, or n if only every n-th frame was measured because there are too many.
    [[nodiscard]] std::int64_t frameStep() const noexcept;
};

/// Measures clips of one asset, one after another. What does not depend on the clip (the rig's
/// size, its feet and soles, what each node carries) is found once.
class ClipMotionFinder {
public:
    /// `wanted`: the clips that will be measured. They share a budget of work: if all their frames
    /// exceed it, every n-th frame is measured.
    ClipMotionFinder(const std::shared_ptr<const ClipLibrary>& clips,
                     std::span<const AnimationIndex> wanted, MotionOptions options = {});

    /// Runs on all cores. None after a stop, and if the animation is none.
    [[nodiscard]] std::optional<ClipMotion> motionOf(AnimationIndex animation,
                                                     const std::stop_token& stop = {});

private:
    [[nodiscard]] double framesOf(const Animation& clip) const;

    MotionOptions m_options;
    double m_framesPerLook = 1.0;  // 1 or more
    PoseWalk m_walk;
    RigSize m_rig;
    Feet m_feet;
    SolePoints m_soles;
    RootFinder m_roots;
    VisibleNodes m_visible;
};

/// The same for a single clip.
[[nodiscard]] std::optional<ClipMotion> clipMotion(const std::shared_ptr<const ClipLibrary>& clips,
                                                   AnimationIndex animation,
                                                   const MotionOptions& options = {},
                                                   const std::stop_token& stop = {});

}  // namespace sinew
