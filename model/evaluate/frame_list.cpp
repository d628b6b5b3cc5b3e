// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/frame_list.h"

#include <algorithm>
#include <cmath>

#include "model/evaluate/playback_clock.h"

namespace sinew {
namespace {

FrameList onlyFrames(const PlayedRange& range, double rate, std::uint64_t most) {
    const FrameSpan span = frameSpan(range, rate);
    FrameList list{.step = frameStep(span.count, most), .seconds = {}, .numbers = {}};
    if (span.count == 0) {
        list.seconds = {range.start};
        list.numbers = {static_cast<std::int64_t>(span.first) - 1};
        return list;
    }
    const std::size_t taken = (span.count - 1) / list.step + 1;
    list.seconds.reserve(taken);
    list.numbers.reserve(taken);
    for (std::uint64_t i = 0; i < span.count; i += list.step) {
        list.seconds.push_back(span.secondsAt(i));
        list.numbers.push_back(static_cast<std::int64_t>(span.first + i));
    }
    return list;
}

FrameList withEnds(const PlayedRange& range, double rate, std::uint64_t most) {
    const std::int64_t first = frameAt(range.start, rate) + 1;
    const std::int64_t last = frameAt(range.end, rate, true) - 1;
    const std::uint64_t between = last < first ? 0 : static_cast<std::uint64_t>(last - first) + 1;
    FrameList list{
        .step = frameStep(between, most), .seconds = {range.start}, .numbers = {first - 1}};
    for (std::int64_t frame = first; frame <= last; frame += static_cast<std::int64_t>(list.step)) {
        const float seconds = secondsOfFrame(frame, rate);
        if (seconds > list.seconds.back() && seconds < range.end) {
            list.seconds.push_back(seconds);
            list.numbers.push_back(frame);
        }
    }
    if (range.end > list.seconds.back()) {
        list.seconds.push_back(range.end);
        list.numbers.push_back(frameAt(range.end, rate));
    }
    return list;
}

}  // namespace

FrameSpan frameSpan(const PlayedRange& range, double framesPerSecond) noexcept {
    constexpr double kRounding = 1e-3;  // share of a frame: keys are single precision
    constexpr double kLastFrame = 9007199254740992.0;  // 2^53
    const auto at = [&](float seconds) {
        return std::clamp(static_cast<double>(seconds) * framesPerSecond, 0.0, kLastFrame);
    };
    const double first = std::ceil(at(range.start) - kRounding);
    const double last = std::floor(at(range.end) + kRounding);
    return {.framesPerSecond = framesPerSecond,
            .first = static_cast<std::uint64_t>(first),
            .count = last < first ? 0 : static_cast<std::uint64_t>(last - first) + 1};
}

FrameList frameList(const PlayedRange& range, double framesPerSecond, FrameEnds ends,
                    std::uint64_t most) {
    return ends == FrameEnds::OnlyFrames ? onlyFrames(range, framesPerSecond, most)
                                         : withEnds(range, framesPerSecond, most);
}

}  // namespace sinew
