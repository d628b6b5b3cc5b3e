// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/euler_angles.h"

#include <cmath>
#include <glm/mat3x3.hpp>

#include "model/core/enum_array.h"

namespace sinew {
namespace {

static_assert(rowsFollow(kEulerOrders, &EulerOrderInfo::order));

constexpr double kLocked = 1e-7;  // cosine of the second angle

}  // namespace

glm::dvec3 eulerRadians(const glm::dquat& rotation, EulerOrder order) noexcept {
    const double length = glm::length(rotation);
    if (!(length > 0.0)) {
        return glm::dvec3(length);  // not a number stays one
    }
    const glm::dmat3 m = glm::mat3_cast(rotation / length);
    const auto [first, second, third] = kEulerOrders[static_cast<std::size_t>(order)].axes;
    const double sign = (first + 1) % 3 == second ? 1.0 : -1.0;  // even or odd order
    const double cosine = std::hypot(m[first][first], m[first][second]);
    glm::dvec3 angles(0.0);
    angles[second] = std::atan2(-sign * m[first][third], cosine);
    if (cosine > kLocked) {
        angles[first] = std::atan2(sign * m[second][third], m[third][third]);
        angles[third] = std::atan2(sign * m[first][second], m[first][first]);
    } else {
        angles[first] = std::atan2(-sign * m[third][second], m[second][second]);
    }
    return angles;
}

}  // namespace sinew
