// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/tracks/value_span.h"

namespace sinew {

/// The values from the bottom to the top of a drawing of curves; never empty.
struct ValueRange {
    double least = -1.0;
    double most = 1.0;

    /// 0 at the bottom, 1 at the top.
    [[nodiscard]] double share(double value) const noexcept {
        return (value - least) / (most - least);
    }
    [[nodiscard]] double valueAt(double share) const noexcept {
        return least + share * (most - least);
    }

    /// Closer by `factor` (above 1), keeping what is at `share`. Stays within what numbers can tell
    /// apart.
    [[nodiscard]] ValueRange zoomed(double factor, double share) const noexcept;
    /// Positive shares scroll up: larger values appear.
    [[nodiscard]] ValueRange scrolled(double shares) const noexcept;

    bool operator==(const ValueRange&) const = default;
};

/// All of `span` with some room above and below; around a constant a range in proportion to it.
[[nodiscard]] ValueRange fittingRange(const ValueSpan& span) noexcept;

/// Round numbers (1, 2 or 5 times a power of ten) within the range, at most `most`, and how many
/// decimals they need.
struct ValueTicks {
    std::vector<double> values;
    int decimals = 0;
};
[[nodiscard]] ValueTicks valueTicks(const ValueRange& range, int most);

}  // namespace sinew
