// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/unrolled_euler.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {
namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;
// Cosine of the second angle below which single-precision quaternions leave the other two open.
constexpr double kNearLock = 5e-4;

double nearestTurn(double angle, double before) noexcept {
    return angle + kTurn * std::round((before - angle) / kTurn);
}

glm::dvec3 nearestTurns(const glm::dvec3& angles, const glm::dvec3& before) noexcept {
    return {nearestTurn(angles.x, before.x), nearestTurn(angles.y, before.y),
            nearestTurn(angles.z, before.z)};
}

glm::dquat rotationOf(const glm::dvec3& angles, EulerOrder order) noexcept {
    glm::dquat rotation(1.0, 0.0, 0.0, 0.0);
    for (const glm::length_t axis : kEulerOrders[static_cast<std::size_t>(order)].axes) {
        glm::dvec3 direction(0.0);
        direction[axis] = 1.0;
        rotation = glm::angleAxis(angles[axis], direction) * rotation;
    }
    return rotation;
}

/// In gimbal lock only the sum or the difference of first and third angle is known: the first
/// follows from the third, which stays.
glm::dvec3 lockedAngles(const glm::dquat& rotation, EulerOrder order, glm::dvec3 angles,
                        const glm::dvec3& before) noexcept {
    const auto [first, second, third] = kEulerOrders[static_cast<std::size_t>(order)].axes;
    glm::dvec3 best = angles;
    double bestMatch = -1.0;
    for (const double sign : {1.0, -1.0}) {
        glm::dvec3 candidate = angles;
        candidate[third] = before[third];
        candidate[first] += sign * (before[third] - angles[third]);
        const double match =
            std::abs(glm::dot(rotationOf(candidate, order), glm::normalize(rotation)));
        if (match > bestMatch) {
            bestMatch = match;
            best = candidate;
        }
    }
    return best;
}

/// The other way to write the same rotation.
glm::dvec3 otherAngles(const glm::dvec3& angles, EulerOrder order) noexcept {
    const auto [first, second, third] = kEulerOrders[static_cast<std::size_t>(order)].axes;
    glm::dvec3 other = angles;
    other[first] += std::numbers::pi;
    other[second] = std::numbers::pi - angles[second];
    other[third] += std::numbers::pi;
    return other;
}

double distanceBetween(const glm::dvec3& a, const glm::dvec3& b) noexcept {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.z - b.z);
}

}  // namespace

glm::dvec3 nearestEuler(const glm::dquat& rotation, EulerOrder order,
                        const glm::dvec3& before) noexcept {
    glm::dvec3 angles = eulerRadians(rotation, order);
    if (!(glm::length(rotation) > 0.0)) {
        return angles;
    }
    const glm::length_t second = kEulerOrders[static_cast<std::size_t>(order)].axes[1];
    if (std::cos(angles[second]) < kNearLock) {
        angles = lockedAngles(rotation, order, angles, before);
    }
    const glm::dvec3 plain = nearestTurns(angles, before);
    const glm::dvec3 other = nearestTurns(otherAngles(angles, order), before);
    return distanceBetween(other, before) < distanceBetween(plain, before) ? other : plain;
}

}  // namespace sinew
