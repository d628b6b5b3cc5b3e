// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/tracks/track_curve.h"

namespace sinew {

/// A range of file time in columns of equal width, such as the pixels of a picture.
struct CurveColumns {
    double firstSeconds = 0.0;
    double secondsPerColumn = 1.0;  // greater than 0
    std::uint32_t count = 1;

    [[nodiscard]] double columnOf(double seconds) const noexcept {
        return (seconds - firstSeconds) / secondsPerColumn;
    }
    bool operator==(const CurveColumns&) const = default;
};

/// A point of a curve: columns from the left edge, and the value; not a number interrupts it.
struct CurvePoint {
    float column = 0.0F;
    float value = 0.0F;

    bool operator==(const CurvePoint&) const = default;
};
using CurvePath = std::vector<CurvePoint>;

enum class CurveKind : std::uint8_t { Played, PlainBlend };

/// The curve over the columns as lines, one per number of the curve, each point evaluated. There is
/// a point at the edges of every column and, on both sides, at every key; where a column holds more
/// than a few keys, points at the least and the largest value in it instead. At most about a dozen
/// points per column, whatever the number of keys. `shift` is added to the columns' times: of
/// another clip whose start is aligned with that of the shown one.
[[nodiscard]] std::vector<CurvePath> curvePaths(const TrackCurve& curve,
                                                const CurveColumns& columns, CurveKind kind,
                                                double shift = 0.0);

/// The path without points that lie within `tolerance` (in values) of the line between those that
/// stay. Vertical steps and interruptions stay. Linear.
[[nodiscard]] CurvePath thinned(const CurvePath& path, double tolerance);

}  // namespace sinew
