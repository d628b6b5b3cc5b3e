// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/core/diagnostic.h"
#include "model/facts/frame_grid.h"
#include "model/tracks/clip_tracks.h"
#include "model/tracks/key_mark.h"

namespace sinew {

/// What the lint finds about a clip as a whole and marks keys with.
struct ClipFlaws {
    FrameGrid grid;                         // no rate: no key is off it
    std::vector<std::uint32_t> seams = {};  // channels of LOOP_SEAM, by their positions in the file
    std::vector<std::uint32_t> jumps = {};  // channels of LOOP_SPEED_JUMP
    Severity seamSeverity = Severity::Warning;
};

/// By the rules of the lint (`check::lookAtLoop`). The grid is `frameGridOf` the clip. Reads all
/// keys: not for the thread of a window. Only the grid when stopped.
[[nodiscard]] ClipFlaws clipFlaws(const Asset& asset, AnimationIndex animation,
                                  const FrameGrid& grid, const std::stop_token& stop = {});

/// A mark per key of a track, by the same functions as the findings. With one component, `Held` and
/// `NotFinite` are its own.
[[nodiscard]] std::vector<KeyMark> keyMarks(const Asset& asset, AnimationIndex animation,
                                            const Track& track, const ClipFlaws& flaws,
                                            std::uint32_t component = kAllComponents);

}  // namespace sinew
