// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>

#include "model/asset/animation.h"

namespace sinew {

/// The frame rate that the key times of a clip suggest. A guess: glTF does not store one. Timeline,
/// Properties, checks and reports use it, so that one clip has one rate.
struct FrameGrid {
    double framesPerSecond = 0.0;  // 0: no common rate
    double shiftSeconds = 0.0;     // shift of the grid, not negative and less than a frame
    std::size_t keyTimes = 0;      // distinct, of all samplers in use
    std::size_t onGrid = 0;        // those of `keyTimes` on the grid; 0 without a rate

    [[nodiscard]] bool found() const noexcept { return framesPerSecond > 0.0; }
    /// Distance of a time from the nearest frame, in frames. Needs a rate.
    [[nodiscard]] double framesOff(double seconds) const noexcept;
    /// Whether the time is less than about half a millisecond from a frame, so that times that an
    /// exporter rounded to milliseconds are on the grid. Needs a rate.
    [[nodiscard]] bool holds(double seconds) const noexcept;

    bool operator==(const FrameGrid&) const = default;
};

/// The common rate with the most of these times on its grid. A rate that is rarer or a multiple of
/// another needs clearly more of them: a single key off the grid does not change the guess. No rate
/// for fewer than two times, or if fewer than three quarters are on a grid (with up to four times:
/// all). Only if no rate fits otherwise, the grid may be shifted. `times` are ascending without
/// duplicates. Linear; no rate when stopped.
[[nodiscard]] FrameGrid frameGridOf(std::span<const float> times, const std::stop_token& stop = {});
[[nodiscard]] FrameGrid frameGridOf(const Animation& animation, const std::stop_token& stop = {});

/// "24 fps, 97 % of 120 key times on the grid", "30 fps, all 61 key times on the grid" or "no
/// common rate". Says less than 100 % unless all are on the grid.
[[nodiscard]] std::string frameGridWords(const FrameGrid& grid);

/// The share of the key times that is on the grid: "97 %"; "100 %" only for all. Needs a rate.
[[nodiscard]] std::string onGridShare(const FrameGrid& grid);

/// "24", "23.976".
[[nodiscard]] std::string frameRateText(double framesPerSecond);

enum class FrameRateSource { Guessed, Assumed, Chosen };  // read off the keys; 30; set by the user

/// The rate that counts the frames of a clip, and where it comes from.
struct ClipRate {
    double framesPerSecond = 30.0;
    FrameRateSource source = FrameRateSource::Assumed;

    bool operator==(const ClipRate&) const = default;
};

/// The chosen rate if it is above 0, else the guessed one, else 30 fps.
[[nodiscard]] ClipRate clipRate(const FrameGrid& grid, double chosen = 0.0) noexcept;

}  // namespace sinew
