// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/evaluate/played_range.h"

namespace sinew {

/// Which frames are within a range, without their times: frame n is at n / rate seconds.
struct FrameSpan {
    double framesPerSecond = 30.0;
    std::uint64_t first = 0;
    std::uint64_t count = 0;  // 0 for a range between two frames

    /// Time of frame `first + index`.
    [[nodiscard]] float secondsAt(std::uint64_t index) const noexcept {
        return static_cast<float>(static_cast<double>(first + index) / framesPerSecond);
    }
};

/// None before 0 s; of a range that ends after 2^53 frames only those before. The rate is above 0.
[[nodiscard]] FrameSpan frameSpan(const PlayedRange& range, double framesPerSecond) noexcept;

/// Whether the start and the end of a range belong to its frames. Reports of frames by number take
/// whole frames; a path that is drawn needs its ends too.
enum class FrameEnds { OnlyFrames, WithEnds };

/// The times at which something is sampled.
struct FrameList {
    std::uint64_t step = 1;             // every n-th frame, because there are more than `most`
    std::vector<float> seconds;         // ascending, never empty
    std::vector<std::int64_t> numbers;  // [seconds]: the frame at the time, or the one before it

    [[nodiscard]] bool leavesOut() const noexcept { return step > 1; }
};

/// OnlyFrames: whole frames from start to end, or the start if there is none. WithEnds: the start,
/// the frames between, and the end. Every n-th frame if there are more than `most` without the
/// ends. The rate is above 0. O(frames in the list).
[[nodiscard]] FrameList frameList(const PlayedRange& range, double framesPerSecond, FrameEnds ends,
                                  std::uint64_t most);

/// Every n-th of `count` frames is taken so that at most `most` are.
[[nodiscard]] constexpr std::uint64_t frameStep(std::uint64_t count, std::uint64_t most) noexcept {
    const std::uint64_t limit = most == 0 ? 1 : most;
    return count == 0 ? 1 : count / limit + (count % limit != 0 ? 1 : 0);
}

}  // namespace sinew
