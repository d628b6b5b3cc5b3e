// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

enum class LoopMode { Once, Loop };

/// Maps elapsed wall time to clip time, purely: the same input gives the same time, whatever came
/// before. Looping belongs to the clock, never to a sampler.
struct PlaybackClock {
    float startSeconds = 0.0F;  // key range of the clip
    float endSeconds = 0.0F;
    double anchorSeconds = 0.0;  // clip time at `anchorWall`
    double anchorWall = 0.0;     // seconds of a steady clock
    double speed = 1.0;
    LoopMode loop = LoopMode::Loop;
    bool playing = false;

    /// Clip time at a moment; inside [start, end]. A clip of zero length stays at its start.
    [[nodiscard]] float secondsAt(double wall) const noexcept;

    // Each takes over the present time as the new anchor.
    void play(double wall) noexcept;  // from the end of a clip that does not loop: from its start
    void pause(double wall) noexcept;
    void seek(float seconds, double wall) noexcept;  // clamped to the range
};

}  // namespace sinew
