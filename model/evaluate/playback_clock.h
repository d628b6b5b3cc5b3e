// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/evaluate/loop_mode.h"

namespace sinew {

/// Maps wall time to clip time as a pure function: the result does not depend on earlier calls. The
/// clock loops; samplers never do.
struct PlaybackClock {
    float startSeconds = 0.0F;   // the played range: the key range of the clip, or the in and out
    float endSeconds = 0.0F;     // points inside it
    double anchorSeconds = 0.0;  // clip time at `anchorWall`; with PingPong it may lie up to one
                                 // length past the end: on the return
    double anchorWall = 0.0;     // seconds of a steady clock
    double speed = 1.0;          // negative: backwards
    LoopMode loop = LoopMode::Loop;
    bool playing = false;
    /// Passes of a loop until it ends; 0: endless. A pass goes from one end of the range to the
    /// other, there and back with PingPong; the first may be a part.
    int passes = 0;
    int passesBefore = 0;  // completed at the anchor

    /// Clip time at a given wall time; inside [start, end]. A clip of zero length stays at its
    /// start.
    [[nodiscard]] float secondsAt(double wall) const noexcept;
    /// Passes completed since the clock was started for the first time, or again after its end. A
    /// clip of zero length counts as one of a second.
    [[nodiscard]] int passesAt(double wall) const noexcept;
    /// The end is reached: of a clip that does not loop, or of the last pass.
    [[nodiscard]] bool finishedAt(double wall) const noexcept;

    // Each makes the current time the new anchor. `play` at the end of a clip that does not loop
    // restarts it from the other end; after the last pass, passes are counted anew.
    void play(double wall) noexcept;
    void pause(double wall) noexcept;
    void setSpeed(double newSpeed, double wall) noexcept;  // keeps the PingPong direction
    void seek(float seconds, double wall) noexcept;        // clamped to the range
};

/// `seconds` mapped into [start, end] by the loop mode: clamped, or repeated.
[[nodiscard]] double loopedSeconds(double seconds, double start, double end,
                                   LoopMode mode) noexcept;

/// File time of a frame, rounded once: `frame / framesPerSecond` (above 0). Never accumulated.
[[nodiscard]] float secondsOfFrame(std::int64_t frame, double framesPerSecond) noexcept;

/// The frame at a time, or the next one below (`up`: above). A time within a thousandth of a frame
/// counts as on the frame, as does every result of `secondsOfFrame`. 0 for a time that is not
/// finite.
[[nodiscard]] std::int64_t frameAt(float seconds, double framesPerSecond, bool up = false) noexcept;

}  // namespace sinew
