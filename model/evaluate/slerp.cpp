// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/slerp.h"

#include <cmath>

namespace sinew {

SlerpWeights slerpWeights(double dot, double fraction) noexcept {
    constexpr double kNearlyEqual = 1.0 - 1e-9;  // below it, sin(angle) is far from zero
    const double sign = dot < 0.0 ? -1.0 : 1.0;
    if (!(std::abs(dot) < kNearlyEqual)) {
        return {.from = 1.0 - fraction, .to = sign * fraction};
    }
    const double angle = std::acos(std::abs(dot));
    return {.from = std::sin(angle * (1.0 - fraction)) / std::sin(angle),
            .to = sign * std::sin(angle * fraction) / std::sin(angle)};
}

}  // namespace sinew
