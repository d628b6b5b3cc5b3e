// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>

namespace sinew {

/// The visible range of file time and its mapping to pixels from the widget's left edge.
struct TimelineScale {
    double firstSeconds = 0.0;  // time at `leftPixel`
    double lastSeconds = 1.0;   // time at `leftPixel + widthPixels`
    double leftPixel = 0.0;
    double widthPixels = 1.0;

    [[nodiscard]] double pixelsPerSecond() const noexcept;
    [[nodiscard]] double pixelOf(double seconds) const noexcept;
    [[nodiscard]] double secondsAt(double pixel) const noexcept;

    /// Shows exactly this range; a range of zero length gets half a second on either side.
    void show(double first, double last) noexcept;
    /// Zooms by `factor` (> 1: closer) and keeps the time under `pixel`. The visible range is
    /// limited to between two frames and four times the clip.
    void zoom(double factor, double pixel, double clipSeconds, double frameRate) noexcept;
    void scroll(double deltaPixels) noexcept;  // Positive pixels scroll right: later times appear.
    /// Moves the visible range so that it lies in the clip, or the clip in it.
    void keepIn(double clipFirst, double clipLast) noexcept;

    [[nodiscard]] bool shows(double seconds) const noexcept;
    /// Part of the clip is outside of the visible range.
    [[nodiscard]] bool isZoomed(double clipFirst, double clipLast) const noexcept;
    /// Turns to the page with this time if it is not shown: it is then near the left edge, or near
    /// the right one for a clip that runs backwards.
    void turnTo(double seconds, bool backwards) noexcept;

    /// A round number of seconds between labelled ticks, at least `leastPixels` apart.
    [[nodiscard]] double tickSeconds(double leastPixels) const noexcept;
    /// A round number of frames between labelled frames, at least `leastPixels` apart.
    [[nodiscard]] double tickFrames(double leastPixels, double frameRate) const noexcept;
    /// The same in timecode, in frames: a divisor of a second's `framesPerSecond` frames, or a
    /// round number of seconds, minutes or hours.
    [[nodiscard]] double tickTimecode(double leastPixels, double frameRate,
                                      int framesPerSecond) const noexcept;
};

[[nodiscard]] double snapToFrame(double seconds, double frameRate) noexcept;

// Timecode counts frames: "00:00:01:12" is hours, minutes, seconds and frames. A second has the
// frame rate's nearest whole number of frames and none is dropped (SMPTE ST 12-1), so that at 29.97
// frames per second timecode runs a thousandth slower than the clock.

[[nodiscard]] int framesPerTimecodeSecond(double frameRate) noexcept;  // 1 or more
[[nodiscard]] QString timecodeOf(std::int64_t frame, double frameRate);

}  // namespace sinew
