// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/asset/animation.h"

namespace sinew {

/// The frames of a clip, as `render` counts them: frame n is at n / rate seconds of file time.
struct ClipFrames {
    std::uint64_t first = 0;
    double framesPerSecond = 30.0;
    std::vector<float> times = {};  // of frame `first` and those after it; never empty
};

/// The whole frames from start to end; of a clip between two frames its first key, as the frame
/// before. None if there are more than kMostClipFrames. `framesPerSecond` is above 0.
[[nodiscard]] std::optional<ClipFrames> framesOf(const Animation& animation,
                                                 double framesPerSecond);
inline constexpr double kMostClipFrames = 1e6;

}  // namespace sinew
