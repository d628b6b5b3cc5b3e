// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/frame_times.h"

#include <algorithm>
#include <cstdint>

#include "model/evaluate/playback_clock.h"

namespace sinew {

std::vector<float> timesOfFrames(float start, float end, double framesPerSecond, std::size_t most) {
    std::vector<float> times{start};
    const std::int64_t first = frameAt(start, framesPerSecond) + 1;
    const std::int64_t last = frameAt(end, framesPerSecond, true) - 1;
    const std::int64_t step =
        std::max<std::int64_t>(1, (last - first) / static_cast<std::int64_t>(most) + 1);
    for (std::int64_t frame = first; frame <= last; frame += step) {
        const float seconds = secondsOfFrame(frame, framesPerSecond);
        if (seconds > times.back() && seconds < end) {
            times.push_back(seconds);
        }
    }
    if (end > times.back()) {
        times.push_back(end);
    }
    return times;
}

}  // namespace sinew
