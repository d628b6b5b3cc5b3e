// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "model/core/math.h"

namespace sinew {

/// Less is rounding of stored quaternions. Radians.
inline constexpr double kSameTurn = 1e-3;

/// Radians between two rotations of any length, stored as x, y, z, w; 0 to pi, and 0 if one of them
/// is 0. Exact for small turns too, where the cosine has no digits left.
[[nodiscard]] inline double turnBetween(const float* a, const float* b) noexcept {
    glm::dvec4 from{a[0], a[1], a[2], a[3]};
    glm::dvec4 to{b[0], b[1], b[2], b[3]};
    from *= glm::length(to);
    to *= glm::length(glm::dvec4{a[0], a[1], a[2], a[3]});
    to = glm::dot(from, to) < 0.0 ? -to : to;  // both are the same rotation
    return 4.0 * std::atan2(glm::length(from - to), glm::length(from + to));
}

}  // namespace sinew
