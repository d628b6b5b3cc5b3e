// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/clip_length.h"

#include <array>
#include <charconv>
#include <cmath>

#include "model/asset/animation.h"

namespace sinew {

std::string withDecimals(double value, int decimals) {
    std::array<char, 400> text{};  // the largest double has 309 digits
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::fixed, decimals);
    return {text.data(), written.ptr};
}

std::string clipSeconds(double seconds) {
    constexpr double kPerSecond = 1000.0;
    const double rounded = std::round(seconds * kPerSecond) / kPerSecond;
    return withDecimals(rounded == 0.0 ? 0.0 : rounded, 3);
}

std::string clipRange(double startSeconds, double endSeconds) {
    const std::string start = clipSeconds(startSeconds);
    const std::string end = clipSeconds(endSeconds);
    return start == clipSeconds(0.0) ? end : start + "–" + end;
}

std::string clipLengthWords(const Animation& clip) {
    return clipSeconds(double{clip.durationSeconds()}) + " s long, from " +
           clipSeconds(double{clip.startSeconds}) + " s to " +
           clipSeconds(double{clip.endSeconds}) + " s";
}

}  // namespace sinew
