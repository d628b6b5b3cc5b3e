// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew::load {

// Loops over all values of an accessor that compile to vector instructions.

/// Number of infinities and NaNs.
[[nodiscard]] std::size_t countNotFinite(std::span<const float> values) noexcept;

/// Bounds per component, of elements with `width` components each.
template <class T>
struct ValueBounds {
    std::vector<T> min;
    std::vector<T> max;
};

/// Requires at least one element; none if a value is infinite or NaN.
[[nodiscard]] std::optional<ValueBounds<float>> finiteBoundsOf(std::span<const float> values,
                                                               std::size_t width);

/// Requires at least one element; unsigned integers.
template <class T>
[[nodiscard]] ValueBounds<T> boundsOf(std::span<const T> values, std::size_t width);

}  // namespace sinew::load
