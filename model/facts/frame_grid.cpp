// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/frame_grid.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/facts/clip_length.h"
#include "model/facts/key_times.h"

namespace sinew {
namespace {

// The commoner comes first, and before its multiples. Lower rates would add nothing: keys of 8, 12
// or 15 fps are those of 24 or 30 fps on threes or twos.
constexpr std::array kRates{30.0, 24.0,  25.0,           60.0,           50.0,
                            48.0, 120.0, 24000.0 / 1001, 30000.0 / 1001, 60000.0 / 1001};

// Exporters that round to milliseconds, and single precision at a thousand seconds, stay below it.
// In seconds, because the grid of a higher rate must not be easier to hit than its spacing makes
// it.
constexpr double kToleranceSeconds = 0.0006;

constexpr std::size_t kFewTimes = 4;
constexpr std::size_t kTimesForAnException = 8;  // fewer: one more time on a grid is a lot

double distanceInFrames(double seconds, double rate, double shift) {
    const double frame = (seconds - shift) * rate;
    return std::abs(frame - std::round(frame));
}

std::size_t countOnGrid(std::span<const float> times, double rate, double shift) {
    return static_cast<std::size_t>(std::count_if(times.begin(), times.end(), [&](float time) {
        return distanceInFrames(double{time}, rate, shift) <= kToleranceSeconds * rate;
    }));
}

/// The least number of times that suggests a rate. A shift that is taken from one of the times
/// explains some by itself, so that more must agree.
std::size_t needed(std::size_t times, bool shifted) {
    const std::size_t most = times <= kFewTimes ? times : (3 * times + 3) / 4;
    return most + (shifted ? 2 : 0);
}

/// By how many times a rate must beat a commoner one.
std::size_t exceptions(std::size_t times) {
    return times < kTimesForAnException ? 0 : std::max<std::size_t>(1, times / 20);
}

double shiftOf(double seconds, double rate) {
    return seconds - std::floor(seconds * rate) / rate;
}

/// The best grid; with `from`, only grids that have a frame at this time.
FrameGrid bestGrid(std::span<const float> times, const float* from, const std::stop_token& stop) {
    std::array<FrameGrid, kRates.size()> grids;
    std::size_t most = 0;
    for (std::size_t i = 0; i < grids.size() && !stop.stop_requested(); ++i) {
        const double shift = from == nullptr ? 0.0 : shiftOf(double{*from}, kRates[i]);
        grids[i] = {kRates[i], shift, times.size(), countOnGrid(times, kRates[i], shift)};
        most = std::max(most, grids[i].onGrid);
    }
    if (most < needed(times.size(), from != nullptr) || stop.stop_requested()) {
        return {.keyTimes = times.size()};
    }
    const std::size_t least = most - std::min(most, exceptions(times.size()));
    return *std::find_if(grids.begin(), grids.end(),
                         [least](const FrameGrid& grid) { return grid.onGrid >= least; });
}

}  // namespace

double FrameGrid::framesOff(double seconds) const noexcept {
    return distanceInFrames(seconds, framesPerSecond, shiftSeconds);
}

bool FrameGrid::holds(double seconds) const noexcept {
    return framesOff(seconds) <= kToleranceSeconds * framesPerSecond;
}

FrameGrid frameGridOf(std::span<const float> times, const std::stop_token& stop) {
    if (times.size() < 2) {
        return {.keyTimes = times.size()};
    }
    FrameGrid best = bestGrid(times, nullptr, stop);
    // Any single time can be the one off the grid, so a second one is tried.
    for (const float* from : {&times.front(), &times[times.size() / 2]}) {
        if (!best.found()) {
            best = bestGrid(times, from, stop);
        }
    }
    return best;
}

FrameGrid frameGridOf(const Animation& animation, const std::stop_token& stop) {
    return frameGridOf(keyTimesOf(animation, stop), stop);
}

std::string frameRateText(double framesPerSecond) {
    std::string text = withDecimals(framesPerSecond, 3);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') {
        text.pop_back();
    }
    return text;
}

std::string onGridShare(const FrameGrid& grid) {
    return std::to_string(100 * grid.onGrid / grid.keyTimes) + " %";  // rounded down
}

std::string frameGridWords(const FrameGrid& grid) {
    if (!grid.found()) {
        return "no common rate";
    }
    const bool all = grid.onGrid == grid.keyTimes;
    std::string words = frameRateText(grid.framesPerSecond) + " fps, " +
                        (all ? "all" : onGridShare(grid) + " of") + ' ' +
                        std::to_string(grid.keyTimes) + " key times on the grid";
    if (grid.shiftSeconds > 0.0) {
        words += ", shifted by " + withDecimals(grid.shiftSeconds, 4) + " s";
    }
    return words;
}

ClipRate clipRate(const FrameGrid& grid, double chosen) noexcept {
    if (chosen > 0.0) {
        return {chosen, FrameRateSource::Chosen};
    }
    return grid.found() ? ClipRate{grid.framesPerSecond, FrameRateSource::Guessed} : ClipRate();
}

}  // namespace sinew
