// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/asset/animation.h"

namespace sinew {

/// Weights of two unit quaternions in a slerp: from × a + to × b.
struct SlerpWeights {
    double from = 1.0;
    double to = 0.0;
};

/// Takes the shorter path, since q and -q are the same rotation (glTF 2.0, appendix C.4). `dot` is
/// the dot product of both quaternions; `fraction` runs from 0 (a) to 1 (b or -b). Nearly equal
/// quaternions are mixed linearly.
[[nodiscard]] SlerpWeights slerpWeights(double dot, double fraction) noexcept;

/// Position of a time between keys: value = mix(key, next, fraction). Before the first and after
/// the last key, both are that key and the fraction is 0 (glTF 2.0, 3.11 and appendix C.1).
struct KeySpan {
    std::uint32_t key = 0;
    std::uint32_t next = 0;
    double fraction = 0.0;        // 0 to 1
    double spacingSeconds = 0.0;  // time of next minus time of key
};

/// The span from `key`, the last key not after `time`, to the next key.
[[nodiscard]] KeySpan keysFrom(std::span<const float> times, std::size_t key, float time) noexcept;

/// The span of a time at or after the last key.
[[nodiscard]] KeySpan lastKey(std::span<const float> times) noexcept;

/// Weights of the two values and two tangents of a CUBICSPLINE segment. Tangents are per second, so
/// they scale with the key spacing (appendix C.5).
struct SplineWeights {
    double fromValue = 1.0;
    double fromTangent = 0.0;
    double toValue = 0.0;
    double toTangent = 0.0;
};
[[nodiscard]] SplineWeights splineWeights(const KeySpan& span) noexcept;

/// `hint` is the key of the last result (any value is allowed); the search is O(1) near it,
/// otherwise O(log n). `times` must not be empty and must not decrease. Among equal times the last
/// one wins.
[[nodiscard]] KeySpan findKeys(std::span<const float> times, float time,
                               std::uint32_t hint = 0) noexcept;

/// The floats of a key: its value, or of CUBICSPLINE one of its parts: 0 the in-tangent, 1 the
/// value, 2 the out-tangent.
[[nodiscard]] inline std::span<const float> keyPart(const Sampler& sampler, std::size_t key,
                                                    std::size_t part) noexcept {
    return std::span(sampler.values)
        .subspan(key * sampler.keyStride() + part * sampler.width, sampler.width);
}

[[nodiscard]] inline std::span<const float> keyValue(const Sampler& sampler,
                                                     std::size_t key) noexcept {
    return keyPart(sampler, key, sampler.interpolation == Interpolation::CubicSpline ? 1 : 0);
}

/// Writes the curve's value at `time` (file seconds) to `out` (`sampler.width` floats). `rotation`
/// selects shortest-path slerp and, for CUBICSPLINE, renormalisation (appendix C.3 to C.5).
/// `cursor` is used as hint and updated. An empty sampler leaves `out` unchanged.
void sampleCurve(const Sampler& sampler, float time, bool rotation, std::uint32_t& cursor,
                 std::span<float> out) noexcept;

}  // namespace sinew
