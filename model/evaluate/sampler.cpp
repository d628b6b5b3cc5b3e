// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/sampler.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "model/core/math.h"

namespace sinew {

namespace {

using Values = std::span<const float>;

// In double precision, rounded once: exact at the keys, between them in range and monotonic.
void lerp(Values a, Values b, double fraction, std::span<float> out) noexcept {
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = static_cast<float>(double{a[i]} + (double{b[i]} - double{a[i]}) * fraction);
    }
}

void slerp(Values a, Values b, double fraction, std::span<float> out) noexcept {
    double dot = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        dot += double{a[i]} * double{b[i]};
    }
    const SlerpWeights weights = slerpWeights(dot, fraction);
    for (std::size_t i = 0; i < 4; ++i) {
        out[i] = static_cast<float>(weights.from * double{a[i]} + weights.to * double{b[i]});
    }
}

/// One segment of a CUBICSPLINE between two keys.
struct Piece {
    Values fromValue, fromTangent, toValue, toTangent;

    [[nodiscard]] double at(const SplineWeights& weights, std::size_t i) const noexcept {
        return weights.fromValue * double{fromValue[i]} +
               weights.fromTangent * double{fromTangent[i]} + weights.toValue * double{toValue[i]} +
               weights.toTangent * double{toTangent[i]};
    }
};

Piece pieceOf(const Sampler& sampler, const KeySpan& span) noexcept {
    return {.fromValue = keyValue(sampler, span.key),
            .fromTangent = keyPart(sampler, span.key, 2),
            .toValue = keyValue(sampler, span.next),
            .toTangent = keyPart(sampler, span.next, 0)};
}

void cubicSpline(const Piece& piece, const SplineWeights& weights, std::span<float> out) noexcept {
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = static_cast<float>(piece.at(weights, i));
    }
}

/// Normalised before rounding. If the spline passes through zero, the previous key is used.
void cubicRotation(const Piece& piece, const SplineWeights& weights,
                   std::span<float> out) noexcept {
    std::array<double, 4> q{};
    double squared = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        q[i] = piece.at(weights, i);
        squared += q[i] * q[i];
    }
    const double factor = 1.0 / std::sqrt(squared);
    for (std::size_t i = 0; i < 4; ++i) {
        out[i] = squared > 1e-30 ? static_cast<float>(q[i] * factor) : piece.fromValue[i];
    }
}

bool holdsBetween(std::span<const float> times, std::size_t key, float time) noexcept {
    return key + 1 < times.size() && times[key] <= time && time < times[key + 1];
}

}  // namespace

SlerpWeights slerpWeights(double dot, double fraction) noexcept {
    constexpr double kNearlyEqual = 1.0 - 1e-9;  // smaller cosines keep sin(angle) far from zero
    const double sign = dot < 0.0 ? -1.0 : 1.0;
    if (!(std::abs(dot) < kNearlyEqual)) {
        return {.from = 1.0 - fraction, .to = sign * fraction};
    }
    const double angle = std::acos(std::abs(dot));
    return {.from = std::sin(angle * (1.0 - fraction)) / std::sin(angle),
            .to = sign * std::sin(angle * fraction) / std::sin(angle)};
}

KeySpan keysFrom(std::span<const float> times, std::size_t key, float time) noexcept {
    const double spacing = double{times[key + 1]} - double{times[key]};
    return {.key = static_cast<std::uint32_t>(key),
            .next = static_cast<std::uint32_t>(key + 1),
            .fraction = std::min((double{time} - double{times[key]}) / spacing, 1.0),
            .spacingSeconds = spacing};
}

KeySpan lastKey(std::span<const float> times) noexcept {
    const auto last = static_cast<std::uint32_t>(times.size() - 1);
    return {.key = last, .next = last};
}

SplineWeights splineWeights(const KeySpan& span) noexcept {
    const double t = span.fraction;
    const double t2 = t * t;
    const double t3 = t2 * t;
    return {.fromValue = 2.0 * t3 - 3.0 * t2 + 1.0,
            .fromTangent = span.spacingSeconds * (t3 - 2.0 * t2 + t),
            .toValue = -2.0 * t3 + 3.0 * t2,
            .toTangent = span.spacingSeconds * (t3 - t2)};
}

KeySpan findKeys(std::span<const float> times, float time, std::uint32_t hint) noexcept {
    assert(!times.empty());
    if (!(time >= times.front())) {  // also: not a number
        return {};
    }
    if (time >= times.back()) {
        return lastKey(times);
    }
    for (std::size_t key = hint; key < std::size_t{hint} + 2; ++key) {
        if (holdsBetween(times, key, time)) {
            return keysFrom(times, key, time);
        }
    }
    const auto after = std::upper_bound(times.begin(), times.end(), time);
    return keysFrom(times, static_cast<std::size_t>(after - times.begin()) - 1, time);
}

void sampleCurve(const Sampler& sampler, float time, bool rotation, std::uint32_t& cursor,
                 std::span<float> out) noexcept {
    if (sampler.times.empty()) {
        return;
    }
    assert(out.size() == sampler.width && (!rotation || sampler.width == 4));
    assert(sampler.values.size() >= sampler.times.size() * sampler.keyStride());

    const KeySpan span = findKeys(sampler.times, time, cursor);
    cursor = span.key;
    const Values value = keyValue(sampler, span.key);
    if (sampler.interpolation == Interpolation::CubicSpline && rotation) {
        cubicRotation(pieceOf(sampler, span), splineWeights(span), out);
    } else if (span.key == span.next || sampler.interpolation == Interpolation::Step) {
        std::copy(value.begin(), value.end(), out.begin());
    } else if (sampler.interpolation == Interpolation::CubicSpline) {
        cubicSpline(pieceOf(sampler, span), splineWeights(span), out);
    } else if (rotation) {
        slerp(value, keyValue(sampler, span.next), span.fraction, out);
    } else {
        lerp(value, keyValue(sampler, span.next), span.fraction, out);
    }
}

}  // namespace sinew
