// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/trail_windows.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kMostTrailPoints = 24'000;  // points of all trails together
constexpr float kTrailEndOpacity = 0.25F;         // opacity at the ends of a trail around the frame

TrailWindows windowsAround(const TrailSet& set, const FrameInput& input) noexcept {
    const MotionDisplay& display = input.view.motion;
    const PlayedRange& loop = input.trailLoop;
    const float start = loop.lasts() ? loop.start : set.start;
    const float end = loop.lasts() ? loop.end : set.end;
    const auto frame = static_cast<float>(1.0 / set.tracks.framesPerSecond);
    float from = input.trailSeconds - static_cast<float>(display.trailBefore) * frame;
    float to = input.trailSeconds + static_cast<float>(display.trailAfter) * frame;
    if (!loop.lasts()) {
        from = std::max(from, start);
        to = std::min(to, end);
    }
    TrailWindows windows;
    const auto add = [&](float first, float last, float shift) {
        windows.add({.from = first,
                     .to = last,
                     .shift = shift,
                     .before = input.trailSeconds - from,
                     .after = to - input.trailSeconds});
    };
    const float inFrom = std::max(from, start);
    const float inTo = std::min(to, end);
    add(inFrom, inTo, 0.0F);
    if (from < start) {
        add(std::max(from + loop.length(), inTo), end, -loop.length());
    }
    if (to > end) {
        add(start, std::min(to - loop.length(), inFrom), loop.length());
    }
    return windows;
}

}  // namespace

void TrailWindows::add(TrailWindow part) noexcept {
    if (part.from < part.to || count == 0) {
        part.to = std::max(part.from, part.to);
        parts.at(count) = part;
        ++count;
    }
}

TrailWindows trailWindows(const TrailSet& set, const FrameInput& input) noexcept {
    TrailWindows windows;
    if (input.view.motion.trails == TrailReach::Around) {
        windows = windowsAround(set, input);
    } else {
        windows.add({.from = set.start, .to = set.end});
    }
    const std::vector<float>& times = set.tracks.seconds;
    std::size_t points = 0;
    for (const TrailWindow& window : windows.parts) {
        const auto first = std::lower_bound(times.begin(), times.end(), window.from);
        const auto last = std::upper_bound(first, times.end(), window.to);
        points += static_cast<std::size_t>(last - first) * set.tracks.nodes.size();
    }
    for (TrailWindow& window : windows.parts) {
        window.stride = 1 + points / kMostTrailPoints;
    }
    return windows;
}

float trailOpacity(const FrameInput& input, const TrailWindow& window, float seconds) noexcept {
    if (input.view.motion.trails != TrailReach::Around) {
        return 1.0F;
    }
    const float away = seconds + window.shift - input.trailSeconds;
    const float reach = away < 0.0F ? window.before : window.after;
    const float share = reach > 0.0F ? std::min(std::abs(away) / reach, 1.0F) : 0.0F;
    return 1.0F - (1.0F - kTrailEndOpacity) * share;
}

}  // namespace sinew
