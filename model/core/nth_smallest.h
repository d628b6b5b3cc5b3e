// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sinew {

/// The value that `n` of the values precede in order; there are more than `n`. Reorders them.
template <class T>
[[nodiscard]] T nthSmallest(std::vector<T>& values, std::size_t n) {
    const auto nth = values.begin() + static_cast<std::ptrdiff_t>(n);
    std::nth_element(values.begin(), nth, values.end());
    return *nth;
}

/// Of an even number of values, the upper one of the two in the middle; reorders them. Requires at
/// least one.
template <class T>
[[nodiscard]] T median(std::vector<T>& values) {
    return nthSmallest(values, values.size() / 2);
}

}  // namespace sinew
