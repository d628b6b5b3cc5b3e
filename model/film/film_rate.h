// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace sinew {

/// Frames in a number of seconds: 30000 in 1001. Neither is 0, both fit into 16 bits.
struct FilmRate {
    std::uint32_t frames = 24;
    std::uint32_t seconds = 1;

    bool operator==(const FilmRate&) const = default;
};

/// The fraction that a number of frames per second represents: 29.97 and 23.976 are those of
/// television, 30000 in 1001 and 24000 in 1001; otherwise the closest one. `perSecond` is positive.
[[nodiscard]] FilmRate filmRateOf(double perSecond) noexcept;

/// Frames per second.
[[nodiscard]] double perSecond(FilmRate rate) noexcept;

/// When a frame begins, in milliseconds, rounded: rounding does not add up.
[[nodiscard]] std::int64_t millisecondsOf(std::size_t frame, FilmRate rate) noexcept;

}  // namespace sinew
