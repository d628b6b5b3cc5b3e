// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rotation_step.h"

#include <cmath>
#include <cstddef>
#include <glm/trigonometric.hpp>

namespace sinew::check {

double halfTurnCosine(const CheckPolicy& policy) {
    return std::sin(glm::radians(policy.parameter("KEY_ROTATION_HALF_TURN", "angle") / 2.0));
}

RotationStep rotationStep(std::span<const float> from, std::span<const float> to,
                          double halfTurn) noexcept {
    double cosine = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        cosine += static_cast<double>(from[i]) * static_cast<double>(to[i]);
    }
    if (std::abs(cosine) < halfTurn) {
        return RotationStep::HalfTurn;
    }
    return cosine < 0.0 ? RotationStep::SignFlipped : RotationStep::Clear;
}

}  // namespace sinew::check
