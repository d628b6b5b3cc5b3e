// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/rotation_curves.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/core/math.h"
#include "model/evaluate/sampler.h"

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

/// The other angles of the same rotation.
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

constexpr std::size_t kMostSolved = 4;  // components

glm::dvec4 vectorOf(std::span<const float> xyzw) noexcept {
    return {xyzw[0], xyzw[1], xyzw[2], xyzw[3]};
}

glm::dvec4 partAt(const Sampler& sampler, std::size_t key, std::size_t part) noexcept {
    return vectorOf(keyPart(sampler, key, part));
}

glm::dvec4 keyRotation(const Sampler& sampler, std::size_t key) noexcept {
    return vectorOf(keyValue(sampler, key));
}

/// The angle between two rotations, along the shorter path. From the chord, which is accurate at
/// small angles.
double turnBetween(const glm::dvec4& from, const glm::dvec4& to) noexcept {
    const glm::dvec4 a = glm::normalize(from);
    const glm::dvec4 b = glm::normalize(to);
    const double chord = std::min(glm::length(a - b), glm::length(a + b));
    return 4.0 * std::asin(std::min(1.0, 0.5 * chord));
}

/// The speed of the normalised quaternion, from p and its derivative.
double speedOf(const glm::dvec4& p, const glm::dvec4& derivative) noexcept {
    const double length = glm::length(p);
    const glm::dvec4 q = p / length;
    return 2.0 * glm::length(derivative - q * glm::dot(q, derivative)) / length;
}

/// A segment of CUBICSPLINE: the spline and its derivative, see `splineWeights`.
double splineSpeed(const Sampler& sampler, const KeySpan& span) noexcept {
    const double t = span.fraction;
    const double d = span.spacingSeconds;
    const SplineWeights weights = splineWeights(span);
    const glm::dvec4 from = partAt(sampler, span.key, 1);
    const glm::dvec4 out = partAt(sampler, span.key, 2);
    const glm::dvec4 to = partAt(sampler, span.next, 1);
    const glm::dvec4 in = partAt(sampler, span.next, 0);
    const glm::dvec4 p = weights.fromValue * from + weights.fromTangent * out +
                         weights.toValue * to + weights.toTangent * in;
    const glm::dvec4 derivative = (6.0 * t * t - 6.0 * t) / d * (from - to) +
                                  (3.0 * t * t - 4.0 * t + 1.0) * out +
                                  (3.0 * t * t - 2.0 * t) * in;
    return speedOf(p, derivative);
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

void appendSplineTurns(const Sampler& sampler, std::size_t key, std::vector<float>& times) {
    const double start = double{sampler.times[key]};
    const double spacing = double{sampler.times[key + 1]} - start;
    const std::size_t width = sampler.width;
    const float* from = sampler.values.data() + key * sampler.keyStride();
    const float* to = from + sampler.keyStride();
    const auto append = [&](double t) {
        const auto seconds = static_cast<float>(start + t * spacing);
        if (seconds > sampler.times[key] && seconds < sampler.times[key + 1]) {
            times.push_back(seconds);
        }
    };
    for (std::size_t i = 0; i < std::min(width, kMostSolved); ++i) {
        // The derivative by the fraction t: a t² + b t + c (appendix C.5).
        const double change = double{to[width + i]} - double{from[width + i]};
        const double out = spacing * double{from[2 * width + i]};
        const double in = spacing * double{to[i]};
        const double a = 3.0 * (out + in) - 6.0 * change;
        const double b = 6.0 * change - 4.0 * out - 2.0 * in;
        const double root = b * b - 4.0 * a * out;
        if (!(root >= 0.0)) {
            continue;
        }
        const double sum = -0.5 * (b + std::copysign(std::sqrt(root), b));
        if (a != 0.0) {
            append(sum / a);
        }
        if (sum != 0.0) {
            append(out / sum);
        }
    }
}

double angularSpeed(const Sampler& sampler, float seconds, std::uint32_t& hint) noexcept {
    const KeySpan span = findKeys(sampler.times, seconds, hint);
    hint = span.key;
    if (span.key == span.next || sampler.interpolation == Interpolation::Step) {
        return 0.0;
    }
    if (sampler.interpolation == Interpolation::CubicSpline) {
        return splineSpeed(sampler, span);
    }
    return turnBetween(keyRotation(sampler, span.key), keyRotation(sampler, span.next)) /
           span.spacingSeconds;
}

double plainAngularSpeed(const Sampler& sampler, float seconds, std::uint32_t& hint) noexcept {
    const KeySpan span = findKeys(sampler.times, seconds, hint);
    hint = span.key;
    if (span.key == span.next) {
        return 0.0;
    }
    const glm::dvec4 from = keyRotation(sampler, span.key);
    const glm::dvec4 change = keyRotation(sampler, span.next) - from;
    return speedOf(from + span.fraction * change, change / span.spacingSeconds);
}

double largestTurn(const Sampler& sampler, std::size_t key) noexcept {
    if (sampler.interpolation == Interpolation::Step || key + 1 >= sampler.times.size()) {
        return 0.0;
    }
    const glm::dvec4 from = keyRotation(sampler, key);
    const glm::dvec4 to = keyRotation(sampler, key + 1);
    if (sampler.interpolation == Interpolation::Linear) {
        return turnBetween(from, to);
    }
    // The spline is no longer than the polygon of its Bézier points.
    const double third = (double{sampler.times[key + 1]} - double{sampler.times[key]}) / 3.0;
    const glm::dvec4 out = third * partAt(sampler, key, 2);
    const glm::dvec4 in = third * partAt(sampler, key + 1, 0);
    return 2.0 * (glm::length(out) + glm::length(to - in - from - out) + glm::length(in));
}

}  // namespace sinew
