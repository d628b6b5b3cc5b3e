// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/playback_clock.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

double clampedToClip(const PlaybackClock& clock, double seconds) noexcept {
    if (!(seconds > double{clock.startSeconds})) {  // also: not a number
        return clock.startSeconds;
    }
    return std::min(seconds, double{std::max(clock.startSeconds, clock.endSeconds)});
}

double wrappedIntoClip(const PlaybackClock& clock, double seconds) noexcept {
    const double start = clock.startSeconds;
    const double length = double{clock.endSeconds} - start;
    if (!(length > 0.0)) {
        return start;
    }
    const double passed = std::fmod(seconds - start, length);
    return start + (passed < 0.0 ? passed + length : passed);
}

double clipTime(const PlaybackClock& clock, double wall) noexcept {
    if (!clock.playing) {
        return clampedToClip(clock, clock.anchorSeconds);
    }
    const double seconds = clock.anchorSeconds + (wall - clock.anchorWall) * clock.speed;
    switch (clock.loop) {
        case LoopMode::Once:
            return clampedToClip(clock, seconds);
        case LoopMode::Loop:
            return clampedToClip(clock, wrappedIntoClip(clock, seconds));
    }
    return clock.startSeconds;
}

}  // namespace

float PlaybackClock::secondsAt(double wall) const noexcept {
    return static_cast<float>(clipTime(*this, wall));
}

void PlaybackClock::play(double wall) noexcept {
    const double now = clipTime(*this, wall);
    const bool finished = loop == LoopMode::Once && now >= double{endSeconds};
    anchorSeconds = finished ? double{startSeconds} : now;
    anchorWall = wall;
    playing = true;
}

void PlaybackClock::pause(double wall) noexcept {
    anchorSeconds = clipTime(*this, wall);
    anchorWall = wall;
    playing = false;
}

void PlaybackClock::seek(float seconds, double wall) noexcept {
    anchorSeconds = clampedToClip(*this, seconds);
    anchorWall = wall;
}

}  // namespace sinew
