// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace sinew {

/// Whether four stored floats (x, y, z, w) are a unit quaternion (glTF 2.0, 3.11), within what
/// normalised bytes are off by. False for NaN.
[[nodiscard]] inline bool isUnitRotation(const float* q) noexcept {
    constexpr float kTolerance = 0.03F;  // tolerance of the squared length
    const float length2 = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    return std::abs(length2 - 1.0F) <= kTolerance;
}

}  // namespace sinew
