// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/animation.h"
#include "model/facts/frame_grid.h"

namespace sinew {

/// The distinct key times of all samplers that a channel of the clip uses, ascending, in seconds.
/// Empty when stopped.
[[nodiscard]] std::vector<float> keyTimesOf(const Animation& animation,
                                            const std::stop_token& stop = {});

/// The same of the samplers given, which may be listed more than once. Samplers that the clip does
/// not have are ignored.
[[nodiscard]] std::vector<float> keyTimesOf(const Animation& animation,
                                            std::span<const SamplerIndex> samplers,
                                            const std::stop_token& stop = {});

/// Properties of a clip for the timeline.
struct ClipTimes {
    std::vector<float> keys;  // times of all channels, ascending, no duplicates
    FrameGrid grid = {};
};

[[nodiscard]] ClipTimes timesOf(const Animation& animation);

}  // namespace sinew
