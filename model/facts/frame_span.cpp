// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/frame_span.h"

#include <algorithm>
#include <cmath>

namespace sinew {

FrameSpan frameSpan(const Animation& animation, double framesPerSecond) noexcept {
    constexpr double kRounding = 1e-3;            // of a frame: key times are single precision
    constexpr double kMost = 9007199254740992.0;  // 2^53
    const auto frameAt = [&](float seconds) {
        return std::clamp(static_cast<double>(seconds) * framesPerSecond, 0.0, kMost);
    };
    const double first = std::ceil(frameAt(animation.startSeconds) - kRounding);
    const double last = std::floor(frameAt(animation.endSeconds) + kRounding);
    return {.framesPerSecond = framesPerSecond,
            .first = static_cast<std::uint64_t>(first),
            .count = last < first ? 0 : static_cast<std::uint64_t>(last - first) + 1};
}

}  // namespace sinew
