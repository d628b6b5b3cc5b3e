// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

namespace sinew {

// With x = 1 - cos(angle), sin(t angle) / sin(angle) is a power series in x whose coefficients are
// polynomials in t: c[0] = t, c[i] = c[i - 1] (i - t^2 / i) / (2i + 1). It converges like (x /
// 2)^i. All lanes of a block share t, so the coefficients are scalars and only x differs between
// lanes.

inline constexpr double kNarrow = 1.0 / 16.0;   // x for an angle of 20 degrees, a rotation by 40
inline constexpr std::size_t kNarrowTerms = 7;  // error 1e-11 up to x = kNarrow
inline constexpr std::size_t kWideTerms = 12;   // error 1e-11 up to x = 0.3, an angle of 45 degrees

template <std::size_t terms>
[[nodiscard]] constexpr std::array<double, terms> slerpSeries(double t) noexcept {
    std::array<double, terms> coefficients{t};
    for (std::size_t i = 1; i < terms; ++i) {
        const auto n = static_cast<double>(i);
        const double constant = n / (2.0 * n + 1.0);
        const double squared = 1.0 / (n * (2.0 * n + 1.0));
        coefficients[i] = coefficients[i - 1] * (constant - squared * t * t);
    }
    return coefficients;
}

}  // namespace sinew
