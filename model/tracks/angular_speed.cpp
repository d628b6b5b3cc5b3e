// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/angular_speed.h"

#include <algorithm>
#include <cmath>

#include "model/core/math.h"
#include "model/evaluate/sampler.h"

namespace sinew {
namespace {

glm::dvec4 partAt(const Sampler& sampler, std::size_t key, std::size_t part) noexcept {
    const float* first = sampler.values.data() + key * sampler.keyStride() + part * sampler.width;
    return {first[0], first[1], first[2], first[3]};
}

glm::dvec4 keyRotation(const Sampler& sampler, std::size_t key) noexcept {
    return partAt(sampler, key, sampler.interpolation == Interpolation::CubicSpline ? 1 : 0);
}

/// The angle between two rotations, the shorter way. From the chord, which is accurate at small
/// angles.
double turnBetween(const glm::dvec4& from, const glm::dvec4& to) noexcept {
    const glm::dvec4 a = glm::normalize(from);
    const glm::dvec4 b = glm::normalize(to);
    const double chord = std::min(glm::length(a - b), glm::length(a + b));
    return 4.0 * std::asin(std::min(1.0, 0.5 * chord));
}

/// Of a quaternion p that is normalised, with its derivative.
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
