// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// The bar of the timeline that shows what is played: from the in to the out point, with a grip
/// outside of each end. Pixels from the widget's left edge.
struct RangeBar {
    enum class Part { None, In, Out, Middle };
    static constexpr double kGripPixels = 8.0;

    double inPixel = 0.0;
    double outPixel = 0.0;  // not left of `inPixel`
    bool slides = false;    // the middle can be dragged: there is room on either side

    /// What a press there takes hold of. Grips reach a little over their own width; where the bar
    /// is too short for that, each keeps its half.
    [[nodiscard]] Part partAt(double pixel) const noexcept;
};

/// In and out points in file time.
struct PlayedRange {
    double inSeconds = 0.0;
    double outSeconds = 0.0;
};

/// The range after a drag of `part` to `seconds`, in a clip from `start` to `end`: an end goes to
/// the nearest frame (or the clip's own end) and never past the other one; the middle keeps the
/// length and has `grabbedSeconds` of it, counted from the in point, under the pointer.
[[nodiscard]] PlayedRange draggedRange(const PlayedRange& range, RangeBar::Part part,
                                       double seconds, double grabbedSeconds,
                                       const PlayedRange& clip, double frameRate) noexcept;

}  // namespace sinew
