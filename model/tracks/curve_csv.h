// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/tracks/curve_set.h"

namespace sinew {

// Comma-separated values (`CsvWriter`): a heading, then a row per time. Lines have the headings of
// `CurveNames`, those of the other clip with its name before them: "Run: Hips.rotation.X".

/// Every `step`-th frame from `first` to `last`; none if `last` is before `first`.
struct FrameRows {
    std::int64_t first = 0;
    std::int64_t last = -1;
    std::int64_t step = 1;
};

/// All whole frames of a clip. `framesPerSecond` is above 0.
[[nodiscard]] FrameRows rowsOfClip(const Animation& animation, double framesPerSecond) noexcept;

/// What is played at whole frames: frame,seconds,"Hips.rotation.X",…; frame n is at n /
/// `framesPerSecond` seconds of file time. Not a number is an empty field.
[[nodiscard]] std::string frameCsv(const CurveSet& set, const FrameRows& rows,
                                   double framesPerSecond);

/// At the times of all keys: seconds,"Hips.rotation.X",…. A field is empty where the track has no
/// key; where several have the same time, the last one counts. Tracks of CUBICSPLINE also have
/// columns with the tangents (per second), "Hips.rotation.X.in" and ".out", if they show stored
/// numbers.
[[nodiscard]] std::string keyCsv(const CurveSet& set);

/// The size of that table: its rows times its columns.
[[nodiscard]] double numbersOfKeyCsv(const CurveSet& set);

}  // namespace sinew
