// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/check/curve.h"

namespace sinew::check {

/// A track that does not meet its own start. `gap` in the curve's own unit (radians for
/// rotations), or per second.
struct LoopTrack {
    Curve curve;
    double gap = 0.0;
    double range = 1.0;  // of the curve
};

/// What happens where the end of a clip meets its start.
struct Loop {
    bool isLoop = false;  // most moving tracks end as they start
    std::size_t movingTracks = 0;
    std::vector<LoopTrack> jumps;  // of the pose, largest against its own range first
    std::vector<LoopTrack> kinks;  // of the speed, likewise
};

/// Whether the clip means to loop is a guess from its tracks. A root that travels steadily is
/// meant to and no jump. A set stop token makes the answer meaningless.
[[nodiscard]] Loop lookAtLoop(const Asset& asset, AnimationIndex animation,
                              const std::stop_token& stop = {});

}  // namespace sinew::check
