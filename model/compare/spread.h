// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace sinew {

/// Mean and 95th percentile of differences.
struct DistanceSpread {
    double mean = 0.0;
    double percentile95 = 0.0;
};

/// Both 0 without values. The percentile is the smallest value that at least 95 % do not exceed.
[[nodiscard]] inline DistanceSpread spreadOf(std::vector<float> values) {
    if (values.empty()) {
        return {};
    }
    double sum = 0.0;
    for (const float value : values) {
        sum += double{value};
    }
    const auto count = static_cast<double>(values.size());
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(std::ceil(0.95 * count)) - 1;
    std::nth_element(values.begin(), at, values.end());
    return {.mean = sum / count, .percentile95 = double{*at}};
}

}  // namespace sinew
