// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rotation_step.h"

#include <cmath>
#include <glm/trigonometric.hpp>

#include "model/check/curve.h"

namespace sinew::check {

double halfTurnCosine(const CheckPolicy& policy) {
    return std::sin(glm::radians(policy.parameter("KEY_ROTATION_HALF_TURN", "angle") / 2.0));
}

RotationStep rotationStep(std::span<const float> from, std::span<const float> to,
                          double halfTurn) noexcept {
    const double cosine = quaternionDot(from, to);
    if (std::abs(cosine) < halfTurn) {
        return RotationStep::HalfTurn;
    }
    return cosine < 0.0 ? RotationStep::SignFlipped : RotationStep::Clear;
}

}  // namespace sinew::check
