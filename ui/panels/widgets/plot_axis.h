// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// The range of a plot's axis: whole multiples of a round step (1, 2 or 5 times a power of ten)
/// that contain all values.
struct PlotAxis {
    double first = 0.0;
    double last = 1.0;
    double step = 1.0;
    int decimals = 0;  // that the labels of its ticks need

    /// 0 at `first`, 1 at `last`.
    [[nodiscard]] double share(double value) const noexcept {
        return (value - first) / (last - first);
    }
};

/// At most `mostSteps` steps; never empty, also for a single value. Both bounds are finite.
[[nodiscard]] PlotAxis plotAxis(double least, double most, int mostSteps) noexcept;

}  // namespace sinew
