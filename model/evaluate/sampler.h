// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/asset/animation.h"

namespace sinew {

/// Where a time falls between keys: value = mix(key, next, fraction). Before the first key and
/// after the last both are that key and the fraction is 0 (glTF 2.0, 3.11 and appendix C.1).
struct KeySpan {
    std::uint32_t key = 0;
    std::uint32_t next = 0;
    double fraction = 0.0;        // 0 to 1
    double spacingSeconds = 0.0;  // time of next minus time of key
};

/// The span from `key`, the last that is not after `time`, to the key that follows it.
[[nodiscard]] KeySpan keysFrom(std::span<const float> times, std::size_t key, float time) noexcept;

/// The span of a time at or after the last key.
[[nodiscard]] KeySpan lastKey(std::span<const float> times) noexcept;

/// What the two values and the two tangents of a CUBICSPLINE count for at a time. Tangents are per
/// second, so they scale with the key spacing (appendix C.5).
struct SplineWeights {
    double fromValue = 1.0;
    double fromTangent = 0.0;
    double toValue = 0.0;
    double toTangent = 0.0;
};
[[nodiscard]] SplineWeights splineWeights(const KeySpan& span) noexcept;

/// `hint` is the key of the last answer (any value is allowed); near it the search is O(1), else
/// O(log n). `times` must not be empty and never decreases. Of equal times the last one holds.
[[nodiscard]] KeySpan findKeys(std::span<const float> times, float time,
                               std::uint32_t hint = 0) noexcept;

/// The curve's value at `time` (file seconds) into `out` (`sampler.width` floats). `rotation`
/// asks for shortest-path slerp and, for CUBICSPLINE, renormalisation (appendix C.3 to C.5).
/// `cursor` is read as hint and written. An empty sampler leaves `out` as it is.
void sampleCurve(const Sampler& sampler, float time, bool rotation, std::uint32_t& cursor,
                 std::span<float> out) noexcept;

}  // namespace sinew
