// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// The bar of the timeline that shows the played range, with a grip outside each end. Pixels from
/// the widget's left edge.
struct RangeBar {
    enum class Part { None, In, Out, Middle };
    static constexpr double kGripPixels = 8.0;

    double inPixel = 0.0;
    double outPixel = 0.0;  // not less than `inPixel`
    bool slides = false;    // the middle can be dragged because there is room on a side

    /// The part hit by a press. Grips are slightly wider than drawn; if the bar is too short, each
    /// gets half of it.
    [[nodiscard]] Part partAt(double pixel) const noexcept;
};

/// In and out points in file time.
struct InOutRange {
    double inSeconds = 0.0;
    double outSeconds = 0.0;
};

/// The range after dragging `part` to `seconds`, in a clip from `start` to `end`: an end snaps to
/// the nearest frame (or the clip's end) and never passes the other end; the middle keeps its
/// length, with the point `grabbedSeconds` after the in point under the pointer.
[[nodiscard]] InOutRange draggedRange(const InOutRange& range, RangeBar::Part part, double seconds,
                                      double grabbedSeconds, const InOutRange& clip,
                                      double frameRate) noexcept;

}  // namespace sinew
