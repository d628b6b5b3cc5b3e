// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

namespace sinew {

enum class TimeUnit { Seconds, Frames, Timecode };

/// A time as it was typed.
struct TypedTime {
    double amount = 0.0;  // frames of a timecode, if it is one
    TimeUnit unit = TimeUnit::Seconds;
    bool relative = false;      // a step from the present time; it had a sign
    double clockSeconds = 0.0;  // hours, minutes and seconds of a timecode

    /// File seconds, or the length of a step; frame 0 is at 0 s.
    [[nodiscard]] double seconds(double frameRate) const noexcept;
    /// A timecode with more frames than a second has.
    [[nodiscard]] bool overflows(double frameRate) const noexcept;
};

/// Reads a time as users type it: "1.25", "1,25 s", "250 ms", "0:01.25", "f 30", "30 f", "#30",
/// "frame 30", the timecode "00:00:01:12", and with a sign the step "+3" or "-0.5s". A number
/// without a unit has the unit `plain`. None: the text is not a time.
[[nodiscard]] std::optional<TypedTime> typedTime(const QString& text, TimeUnit plain);

}  // namespace sinew
