// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/evaluate/blend/mix.h"
#include "model/evaluate/played_range.h"
#include "model/evaluate/pose_moment.h"

namespace sinew {

/// What is played, apart from the moment: everything that determines the pose at any time. A value,
/// so that any thread can walk through it.
struct PlayedPoses {
    AnimationIndex animation = {};  // none: the rest pose
    bool mixing = false;            // the mix instead; its times are mixer time
    Mix mix = {};
    /// Layers of `render`. If not empty, these are shown instead, all at one file time.
    std::vector<PoseLayer> blend = {};
    NodeIndex root = {};  // kept in place; none: nothing
    InPlace inPlace = {};
    HandPose hand = {};

    [[nodiscard]] bool layered() const noexcept { return mixing || !blend.empty(); }
    [[nodiscard]] bool moves() const noexcept { return layered() || animation.valid(); }
    bool operator==(const PlayedPoses&) const = default;
};

/// The clips that it needs, each once: the animation, or the clips of enabled layers. Unknown clips
/// are left out.
[[nodiscard]] std::vector<AnimationIndex> playedClips(const Asset& asset,
                                                      const PlayedPoses& played);

/// From the first key of its clips to the last, or the whole of the mix; at 0 without a clip.
[[nodiscard]] PlayedRange wholeRange(const Asset& asset, const PlayedPoses& played);

/// Sets a moment to a time. Reuses the memory of `out`.
void setMoment(const Asset& asset, const PlayedPoses& played, float seconds, PoseMoment& out);

}  // namespace sinew
