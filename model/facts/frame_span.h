// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/animation.h"

namespace sinew {

/// Which frames are within a clip, without their times: frame n is at n / rate seconds of file
/// time.
struct FrameSpan {
    double framesPerSecond = 30.0;
    std::uint64_t first = 0;
    std::uint64_t count = 0;  // 0 for a clip between two frames

    /// File time of frame `first + index`.
    [[nodiscard]] float secondsAt(std::uint64_t index) const noexcept {
        return static_cast<float>(static_cast<double>(first + index) / framesPerSecond);
    }
};

/// None before 0 s; of a clip that ends after 2^53 frames only those before. The rate is above 0.
[[nodiscard]] FrameSpan frameSpan(const Animation& animation, double framesPerSecond) noexcept;

}  // namespace sinew
