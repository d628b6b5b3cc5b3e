// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/check/check_policy.h"

namespace sinew::check {

/// How a rotation track gets from one key to the next.
enum class RotationStep {
    Clear,
    SignFlipped,  // the stored quaternion changes its sign (KEY_ROTATION_SIGN_FLIPPED)
    HalfTurn,     // rounding decides the direction (KEY_ROTATION_HALF_TURN)
};

/// The largest dot product of two quaternions about half a turn apart: the cosine of half the angle
/// between them.
[[nodiscard]] double halfTurnCosine(const CheckPolicy& policy = {});

/// Of two stored quaternions (x, y, z, w). `halfTurn`: a halfTurnCosine.
[[nodiscard]] RotationStep rotationStep(std::span<const float> from, std::span<const float> to,
                                        double halfTurn) noexcept;

}  // namespace sinew::check
