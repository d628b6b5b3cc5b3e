// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rotation_step.h"

#include <cmath>
#include <cstddef>

namespace sinew::check {
namespace {

// If two keys are this close to half a turn apart, rounding decides the direction. Half a degree on
// either side; the dot product is the cosine of half the angle.
constexpr double kHalfTurnCosine = 0.00436;

}  // namespace

RotationStep rotationStep(std::span<const float> from, std::span<const float> to) noexcept {
    double cosine = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        cosine += static_cast<double>(from[i]) * static_cast<double>(to[i]);
    }
    if (std::abs(cosine) < kHalfTurnCosine) {
        return RotationStep::HalfTurn;
    }
    return cosine < 0.0 ? RotationStep::SignFlipped : RotationStep::Clear;
}

}  // namespace sinew::check
