// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/core/math.h"
#include "model/tracks/curve_paths.h"
#include "model/tracks/curve_set.h"

namespace sinew {

/// How the curves of a set are drawn.
struct CurveStyle {
    bool normalised = false;  // each line between 0 and 1, over the whole track
    bool plainBlend = false;  // drawn beside each curve that differs from it

    bool operator==(const CurveStyle&) const = default;
};

/// One line of a set, over columns of time.
struct DrawnCurve {
    CurveLine line;
    CurveKind kind = CurveKind::Played;
    CurvePath path;  // values as drawn
};

/// All lines of the set, the plain blends before the curves that they belong to. Incomplete after a
/// stop.
[[nodiscard]] std::vector<DrawnCurve> drawnCurves(const CurveSet& set, const CurveColumns& columns,
                                                  const CurveStyle& style,
                                                  const std::stop_token& stop = {});

/// What all lines reach together.
[[nodiscard]] ValueSpan spanOf(const std::vector<DrawnCurve>& curves) noexcept;

/// The stored value as drawn: shared by lines, keys and handles.
[[nodiscard]] float drawnValue(const CurveSet& set, const CurveLine& line, const CurveStyle& style,
                               float value) noexcept;

/// Seconds from the time of the shown clip to that of the line's clip: the starts are aligned,
/// unless the same seconds were requested.
[[nodiscard]] double shiftOf(const CurveSet& set, const CurveLine& line) noexcept;

/// What a colour represents: the n-th component, the n-th of many alike (morph targets), or the
/// property as a whole (`number` of TrackProperty).
struct LineHue {
    enum class Kind : std::uint8_t { Component, Category, Property };
    Kind kind = Kind::Component;
    std::uint32_t number = 0;
};
[[nodiscard]] LineHue hueOf(const CurveSet& set, const CurveLine& line) noexcept;

/// The colour of the n-th of several objects with lines in the same hue: itself, lighter, darker, …
[[nodiscard]] glm::u8vec3 objectTint(const glm::u8vec3& color, std::uint32_t object) noexcept;

}  // namespace sinew
