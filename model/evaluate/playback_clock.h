// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

enum class LoopMode : std::uint8_t { Once, Loop, PingPong };

/// Maps elapsed wall time to clip time, purely: the same input gives the same time, whatever came
/// before. Looping belongs to the clock, never to a sampler.
struct PlaybackClock {
    float startSeconds = 0.0F;   // what is played: the key range of the clip, or the in and out
    float endSeconds = 0.0F;     // points inside it
    double anchorSeconds = 0.0;  // clip time at `anchorWall`; with PingPong it may lie up to one
                                 // length past the end: on the way back
    double anchorWall = 0.0;     // seconds of a steady clock
    double speed = 1.0;          // negative: backwards
    LoopMode loop = LoopMode::Loop;
    bool playing = false;

    /// Clip time at a moment; inside [start, end]. A clip of zero length stays at its start.
    [[nodiscard]] float secondsAt(double wall) const noexcept;

    // Each takes over the present time as the new anchor. Playing a clip that does not loop and has
    // ended begins at its other end.
    void play(double wall) noexcept;
    void pause(double wall) noexcept;
    void setSpeed(double newSpeed, double wall) noexcept;  // on the way back it stays on it
    void seek(float seconds, double wall) noexcept;        // clamped to the range
};

/// `seconds` brought into [start, end] by the loop mode: held, repeated, or there and back.
[[nodiscard]] double loopedSeconds(double seconds, double start, double end,
                                   LoopMode mode) noexcept;

/// File time of a frame, rounded once: `frame / framesPerSecond` (above 0). Never accumulated.
[[nodiscard]] float secondsOfFrame(std::int64_t frame, double framesPerSecond) noexcept;

/// The frame that a time lies on, or the nearest below (`up`: above) it. A time within a thousandth
/// of a frame counts as on it, and so does what `secondsOfFrame` gives, however late. 0 for a time
/// that is not finite.
[[nodiscard]] std::int64_t frameAt(float seconds, double framesPerSecond, bool up = false) noexcept;

}  // namespace sinew
