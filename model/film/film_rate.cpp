// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/film_rate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

constexpr std::uint32_t kMostTerm = 65535;

FilmRate reduced(double frames, std::uint32_t seconds) noexcept {
    const auto whole = static_cast<std::uint32_t>(frames);
    const std::uint32_t common = std::gcd(whole, seconds);
    return {whole / common, seconds / common};
}

// As people write 24000/1001 and the like: 23.976, 23.98, 29.97, 59.94.
bool isTelevision(double perSecond, double nominal) noexcept {
    return nominal >= 1.0 && nominal * 1000.0 <= kMostTerm &&
           std::abs(perSecond - nominal / 1.001) < 0.005 && std::abs(perSecond - nominal) > 0.005;
}

}  // namespace

FilmRate filmRateOf(double perSecond) noexcept {
    const double nominal = std::round(perSecond * 1.001);
    if (isTelevision(perSecond, nominal)) {
        return reduced(nominal * 1000.0, 1001);
    }
    // The first denominator that fits exactly, or the largest one.
    std::uint32_t seconds = 1;
    for (const std::uint32_t each : {1U, 2U, 3U, 4U, 5U, 6U, 8U, 10U, 100U, 1000U, 10000U}) {
        const double frames = std::round(perSecond * each);
        if (frames > kMostTerm) {
            break;
        }
        seconds = each;
        if (std::abs(frames - perSecond * each) < 1e-9 * frames) {
            break;
        }
    }
    return reduced(std::clamp(std::round(perSecond * seconds), 1.0, double{kMostTerm}), seconds);
}

double perSecond(FilmRate rate) noexcept {
    return static_cast<double>(rate.frames) / rate.seconds;
}

std::int64_t millisecondsOf(std::size_t frame, FilmRate rate) noexcept {
    const std::uint64_t thousandths = std::uint64_t{frame} * rate.seconds * 1000;
    return static_cast<std::int64_t>((thousandths + rate.frames / 2) / rate.frames);
}

}  // namespace sinew
