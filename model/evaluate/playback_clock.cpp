// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/playback_clock.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

// A float time this close counts as on the frame, as a share of a frame.
constexpr double kFrameSlack = 1e-3;
constexpr double kPoseSeconds = 1.0;  // how long a clip of zero length is
constexpr double kMostPasses = 1e9;
constexpr double kMostFrames = 9e15;  // largest frame number that a double represents exactly

double heldSeconds(double seconds, double start, double end) noexcept {
    if (!(seconds > start)) {  // also true for NaN
        return start;
    }
    return std::min(seconds, std::max(start, end));
}

/// Seconds into a period: in [0, length).
double remainder(double seconds, double length) noexcept {
    const double passed = std::fmod(seconds, length);
    return passed < 0.0 ? passed + length : passed;
}

/// Position in the loop period, before it is mapped to clip time.
double unfoldedSeconds(const PlaybackClock& clock, double wall) noexcept {
    return clock.playing ? clock.anchorSeconds + (wall - clock.anchorWall) * clock.speed
                         : clock.anchorSeconds;
}

/// Whether the clip time alone does not identify the position in the period: ping-pong plays each
/// time twice.
bool foldsOver(LoopMode loop) noexcept {
    return loopModeInfo(loop).periodLengths > 1;
}

/// The equivalent time near the start of the period, so that anchors stay small and exact.
double anchorAt(const PlaybackClock& clock, double wall) noexcept {
    const double seconds = unfoldedSeconds(clock, wall);
    const double start = clock.startSeconds;
    const double length = double{clock.endSeconds} - start;
    if (!foldsOver(clock.loop) || !(length > 0.0)) {
        return loopedSeconds(seconds, start, clock.endSeconds,
                             clock.playing ? clock.loop : LoopMode::Once);
    }
    const double period = loopModeInfo(clock.loop).periodLengths * length;
    return std::isfinite(seconds) ? start + remainder(seconds - start, period) : start;
}

/// Without loops, at a position in the clip.
bool atLastEnd(const PlaybackClock& clock, double seconds) noexcept {
    const bool backwards = clock.speed < 0.0;
    return !loopModeInfo(clock.loop).repeats() && (backwards ? seconds <= double{clock.startSeconds}
                                                             : seconds >= double{clock.endSeconds});
}

double periodOf(const PlaybackClock& clock) noexcept {
    const double length = double{clock.endSeconds} - double{clock.startSeconds};
    return std::max(1, loopModeInfo(clock.loop).periodLengths) * length;
}

/// Periods from the end where a pass begins to a position, rounded down.
double periodsTo(const PlaybackClock& clock, double seconds, double period) noexcept {
    const double passed = seconds - double{clock.startSeconds};
    return std::floor((clock.speed < 0.0 ? period - passed : passed) / period);
}

/// Where the last pass ends.
float lastSeconds(const PlaybackClock& clock) noexcept {
    const bool ahead = clock.speed >= 0.0 && !foldsOver(clock.loop);
    return ahead ? std::max(clock.startSeconds, clock.endSeconds) : clock.startSeconds;
}

}  // namespace

double loopedSeconds(double seconds, double start, double end, LoopMode mode) noexcept {
    const LoopModeInfo& info = loopModeInfo(mode);
    const double length = end - start;
    if (!info.repeats() || !(length > 0.0) || !std::isfinite(seconds)) {
        return heldSeconds(seconds, start, end);
    }
    const double passed = remainder(seconds - start, info.periodLengths * length);
    return heldSeconds(start + info.fold(passed, length), start, end);
}

float secondsOfFrame(std::int64_t frame, double framesPerSecond) noexcept {
    return static_cast<float>(static_cast<double>(frame) / framesPerSecond);
}

std::int64_t frameAt(float seconds, double framesPerSecond, bool up) noexcept {
    const double frames = double{seconds} * framesPerSecond;
    if (!(std::abs(frames) < kMostFrames)) {  // also true for NaN
        return 0;
    }
    const auto nearest = static_cast<std::int64_t>(std::round(frames));
    const bool isOnIt = std::abs(frames - std::round(frames)) <= kFrameSlack ||
                        secondsOfFrame(nearest, framesPerSecond) == seconds;
    return isOnIt ? nearest
                  : static_cast<std::int64_t>(up ? std::ceil(frames) : std::floor(frames));
}

int PlaybackClock::passesAt(double wall) const noexcept {
    if (!playing) {
        return passesBefore;
    }
    const double period = periodOf(*this);
    const double passed = period > 0.0
                              ? periodsTo(*this, unfoldedSeconds(*this, wall), period) -
                                    periodsTo(*this, anchorSeconds, period)
                              : std::floor((wall - anchorWall) * std::abs(speed) / kPoseSeconds);
    return passesBefore + static_cast<int>(std::clamp(passed, 0.0, kMostPasses));
}

bool PlaybackClock::finishedAt(double wall) const noexcept {
    const bool once = !loopModeInfo(loop).repeats();
    if (once && endSeconds > startSeconds) {
        return atLastEnd(*this, unfoldedSeconds(*this, wall));
    }
    const int last = once ? 1 : passes;
    return last > 0 && passesAt(wall) >= last;
}

float PlaybackClock::secondsAt(double wall) const noexcept {
    if (playing && passes > 0 && loopModeInfo(loop).repeats() && finishedAt(wall)) {
        return lastSeconds(*this);
    }
    // A paused clock may stay at the end of a loop, which is also its start.
    const bool folds = playing || foldsOver(loop);
    return static_cast<float>(loopedSeconds(unfoldedSeconds(*this, wall), startSeconds, endSeconds,
                                            folds ? loop : LoopMode::Once));
}

void PlaybackClock::play(double wall) noexcept {
    const double now = anchorAt(*this, wall);
    passesBefore = passesAt(wall);
    const bool again = atLastEnd(*this, now);
    if (again || (passes > 0 && passesBefore >= passes)) {
        passesBefore = 0;
    }
    anchorSeconds = again ? double{speed < 0.0 ? endSeconds : startSeconds} : now;
    anchorWall = wall;
    playing = true;
}

void PlaybackClock::pause(double wall) noexcept {
    const bool last = playing && loopModeInfo(loop).repeats() && finishedAt(wall);
    const int passed = passesAt(wall);
    anchorSeconds = last ? double{lastSeconds(*this)} : anchorAt(*this, wall);
    anchorWall = wall;
    passesBefore = passed;
    playing = false;
}

void PlaybackClock::setSpeed(double newSpeed, double wall) noexcept {
    const int passed = passesAt(wall);
    anchorSeconds = anchorAt(*this, wall);
    anchorWall = wall;
    passesBefore = passed;
    speed = newSpeed;
}

void PlaybackClock::seek(float seconds, double wall) noexcept {
    passesBefore = passesAt(wall);
    anchorSeconds = heldSeconds(seconds, startSeconds, endSeconds);
    anchorWall = wall;
}

}  // namespace sinew
