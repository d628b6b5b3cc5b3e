// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sinew {

/// Of an even number of values, the upper one of the two in the middle; reorders them. Requires at
/// least one.
template <class T>
[[nodiscard]] T median(std::vector<T>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace sinew
