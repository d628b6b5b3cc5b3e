// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/animation.h"
#include "model/facts/frame_grid.h"

namespace sinew {

/// Properties of a clip for the timeline.
struct ClipTimes {
    std::vector<float> keys;  // times of all channels, ascending, no duplicates
    FrameGrid grid = {};
};

[[nodiscard]] ClipTimes timesOf(const Animation& animation);

}  // namespace sinew
