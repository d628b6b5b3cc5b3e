// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "model/core/math.h"

namespace sinew::test {

inline bool isNear(float a, float b, float tolerance = 1e-6F) {
    return std::abs(a - b) <= tolerance * std::max({1.0F, std::abs(a), std::abs(b)});
}

inline bool isNear(const glm::vec3& a, const glm::vec3& b, float tolerance = 1e-6F) {
    return isNear(a.x, b.x, tolerance) && isNear(a.y, b.y, tolerance) &&
           isNear(a.z, b.z, tolerance);
}

inline bool isNear(const glm::vec4& a, const glm::vec4& b, float tolerance = 1e-6F) {
    return isNear(glm::vec3(a), glm::vec3(b), tolerance) && isNear(a.w, b.w, tolerance);
}

inline bool isNear(const glm::mat4& a, const glm::mat4& b, float tolerance = 1e-6F) {
    return isNear(a[0], b[0], tolerance) && isNear(a[1], b[1], tolerance) &&
           isNear(a[2], b[2], tolerance) && isNear(a[3], b[3], tolerance);
}

/// q and -q are the same rotation.
inline bool sameRotation(const glm::quat& a, const glm::quat& b, float tolerance = 1e-6F) {
    return isNear(std::abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w), 1.0F, tolerance);
}

}  // namespace sinew::test
