// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace sinew::check {

/// How a rotation track gets from one key to the next.
enum class RotationStep {
    Clear,
    SignFlipped,  // the stored quaternion changes its sign (KEY_ROTATION_SIGN_FLIPPED)
    HalfTurn,     // rounding decides the direction (KEY_ROTATION_HALF_TURN)
};

/// Of two stored quaternions (x, y, z, w).
[[nodiscard]] RotationStep rotationStep(std::span<const float> from,
                                        std::span<const float> to) noexcept;

}  // namespace sinew::check
