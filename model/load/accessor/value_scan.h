// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew::load {

// Passes over all values of an accessor, written so that they become vector instructions.

/// Infinities and NaNs.
[[nodiscard]] std::size_t countNotFinite(std::span<const float> values) noexcept;

/// Per component, of elements with `width` components each.
template <class T>
struct ValueBounds {
    std::vector<T> min;
    std::vector<T> max;
};

/// Of at least one element; none where a value is infinite or NaN.
[[nodiscard]] std::optional<ValueBounds<float>> finiteBoundsOf(std::span<const float> values,
                                                               std::size_t width);

/// Of at least one element; of unsigned integers.
template <class T>
[[nodiscard]] ValueBounds<T> boundsOf(std::span<const T> values, std::size_t width);

}  // namespace sinew::load
