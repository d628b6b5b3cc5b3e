// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/clip_frames.h"

#include <algorithm>
#include <cmath>

namespace sinew {

std::optional<ClipFrames> framesOf(const Animation& animation, double framesPerSecond) {
    constexpr double kRounding = 1e-3;  // of a frame: key times are single precision
    const auto frameAt = [&](float seconds) {
        return std::max(0.0, static_cast<double>(seconds) * framesPerSecond);
    };
    const double first = std::ceil(frameAt(animation.startSeconds) - kRounding);
    const double last = std::floor(frameAt(animation.endSeconds) + kRounding);
    if (last - first >= kMostClipFrames) {
        return {};
    }
    ClipFrames frames{.first = static_cast<std::uint64_t>(first),
                      .framesPerSecond = framesPerSecond};
    for (double frame = first; frame <= last; frame += 1.0) {
        frames.times.push_back(static_cast<float>(frame / framesPerSecond));
    }
    return frames;
}

}  // namespace sinew
