// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/check/curve.h"

namespace sinew::check {

/// A track that does not close. `gap` is in the curve's unit (radians for rotations), or that unit
/// per second.
struct LoopTrack {
    Curve curve;
    double gap = 0.0;
    double range = 1.0;  // range of the curve
};

/// The seam between the end of a clip and its start.
struct Loop {
    bool isLoop = false;  // most moving tracks end as they start
    bool restsAtEnds =
        false;  // most moving tracks are slow at both ends: a motion from rest to rest
    std::size_t movingTracks = 0;
    std::vector<LoopTrack> jumps;  // jumps of the pose; largest relative to its range first
    std::vector<LoopTrack> kinks;  // jumps of the speed; likewise
};

/// Guesses from the tracks whether the clip is meant to loop. A root that travels steadily counts
/// as intended, not as a jump. By the parameters of LOOP_SEAM and LOOP_SPEED_JUMP. After a stop the
/// result is meaningless.
[[nodiscard]] Loop lookAtLoop(const Asset& asset, AnimationIndex animation,
                              const std::stop_token& stop = {}, const CheckPolicy& policy = {});

/// Whether the clip is to be played once: by its name; if that says nothing, by its motion.
[[nodiscard]] bool isOneShot(const Animation& animation, const Loop& loop);

}  // namespace sinew::check
