// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/clip_frames.h"

#include "model/facts/frame_span.h"

namespace sinew {

std::optional<ClipFrames> framesOf(const Animation& animation, double framesPerSecond) {
    const FrameSpan span = frameSpan(animation, framesPerSecond);
    if (static_cast<double>(span.count) > kMostClipFrames) {
        return {};
    }
    if (span.count == 0) {
        return ClipFrames{.first = span.first - 1,
                          .framesPerSecond = framesPerSecond,
                          .times = {animation.startSeconds}};
    }
    ClipFrames frames{.first = span.first, .framesPerSecond = framesPerSecond};
    frames.times.reserve(span.count);
    for (std::uint64_t i = 0; i < span.count; ++i) {
        frames.times.push_back(span.secondsAt(i));
    }
    return frames;
}

}  // namespace sinew
