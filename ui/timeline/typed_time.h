// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

namespace sinew {

enum class TimeUnit { Seconds, Frames };

struct TypedTime {
    double amount = 0.0;
    TimeUnit unit = TimeUnit::Seconds;

    /// File seconds; frame 0 is at 0 s.
    [[nodiscard]] double seconds(double frameRate) const noexcept {
        return unit == TimeUnit::Frames ? amount / frameRate : amount;
    }
};

/// Reads a time as users type it: "1.25", "1,25 s", "250 ms", "0:01.25", "f 30", "30 f", "#30",
/// "frame 30". A number without a unit has the unit `plain`. None: the text is not a time.
[[nodiscard]] std::optional<TypedTime> typedTime(const QString& text, TimeUnit plain);

}  // namespace sinew
