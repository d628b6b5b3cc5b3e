// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timeline_scale.h"

#include <QLatin1Char>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sinew {
namespace {

constexpr double kLeastSeconds = 1e-6;
constexpr double kSlackPixels = 0.5;
constexpr double kPageOverlap = 0.05;  // share of the visible range
constexpr double kRoundSeconds[] = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1,
                                    2,     5,     10,    15,   30,   60,   120, 300, 600, 1800};
constexpr int kRoundClock[] = {1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600};

}  // namespace

double TimelineScale::pixelsPerSecond() const noexcept {
    return widthPixels / std::max(lastSeconds - firstSeconds, kLeastSeconds);
}

double TimelineScale::pixelOf(double seconds) const noexcept {
    return leftPixel + (seconds - firstSeconds) * pixelsPerSecond();
}

double TimelineScale::secondsAt(double pixel) const noexcept {
    return firstSeconds + (pixel - leftPixel) / pixelsPerSecond();
}

void TimelineScale::show(double first, double last) noexcept {
    const bool empty = last - first < kLeastSeconds;
    firstSeconds = empty ? first - 0.5 : first;
    lastSeconds = empty ? first + 0.5 : last;
}

void TimelineScale::zoom(double factor, double pixel, double clipSeconds,
                         double frameRate) noexcept {
    const double closest = 2.0 / frameRate;
    const double farthest = std::max(4.0 * clipSeconds, closest);
    const double range = lastSeconds - firstSeconds;
    const double wanted = std::clamp(range / factor, closest, farthest);
    const double kept = secondsAt(pixel);
    const double share = (kept - firstSeconds) / std::max(range, kLeastSeconds);
    firstSeconds = kept - share * wanted;
    lastSeconds = firstSeconds + wanted;
}

void TimelineScale::scroll(double deltaPixels) noexcept {
    const double delta = deltaPixels / pixelsPerSecond();
    firstSeconds += delta;
    lastSeconds += delta;
}

double TimelineScale::tickSeconds(double leastPixels) const noexcept {
    const double least = leastPixels / pixelsPerSecond();
    for (const double seconds : kRoundSeconds) {
        if (seconds >= least) {
            return seconds;
        }
    }
    return std::pow(10.0, std::ceil(std::log10(least)));
}

void TimelineScale::keepIn(double clipFirst, double clipLast) noexcept {
    const double range = lastSeconds - firstSeconds;
    const auto [least, most] = std::minmax({clipFirst, clipLast - range});
    firstSeconds = std::clamp(firstSeconds, least, most);
    lastSeconds = firstSeconds + range;
}

bool TimelineScale::shows(double seconds) const noexcept {
    const double slack = kSlackPixels / pixelsPerSecond();
    return seconds >= firstSeconds - slack && seconds <= lastSeconds + slack;
}

bool TimelineScale::isZoomed(double clipFirst, double clipLast) const noexcept {
    return !shows(clipFirst) || !shows(clipLast);
}

void TimelineScale::turnTo(double seconds, bool backwards) noexcept {
    if (shows(seconds)) {
        return;
    }
    const double range = lastSeconds - firstSeconds;
    firstSeconds = seconds - range * (backwards ? 1.0 - kPageOverlap : kPageOverlap);
    lastSeconds = firstSeconds + range;
}

double TimelineScale::tickFrames(double leastPixels, double frameRate) const noexcept {
    const double least = leastPixels / pixelsPerSecond() * frameRate;
    for (double unit = 1.0;; unit *= 10.0) {
        for (const double part : {1.0, 2.0, 5.0}) {
            if (part * unit >= least) {
                return part * unit;
            }
        }
    }
}

double TimelineScale::tickTimecode(double leastPixels, double frameRate,
                                   int framesPerSecond) const noexcept {
    const double least = leastPixels / pixelsPerSecond() * frameRate;
    for (int frames = 1; frames < framesPerSecond; ++frames) {
        if (framesPerSecond % frames == 0 && frames >= least) {
            return frames;
        }
    }
    for (const int seconds : kRoundClock) {
        if (double(seconds) * framesPerSecond >= least) {
            return double(seconds) * framesPerSecond;
        }
    }
    const double hour = 3600.0 * framesPerSecond;
    return hour * std::ceil(least / hour);
}

double snapToFrame(double seconds, double frameRate) noexcept {
    return std::round(seconds * frameRate) / frameRate;
}

int framesPerTimecodeSecond(double frameRate) noexcept {
    return std::max(1, static_cast<int>(std::lround(frameRate)));
}

QString timecodeOf(std::int64_t frame, double frameRate) {
    const int perSecond = framesPerTimecodeSecond(frameRate);
    const std::int64_t count = std::abs(frame);
    const std::int64_t seconds = count / perSecond;
    const auto two = [](std::int64_t number, int digits = 2) {
        return QStringLiteral("%1").arg(number, digits, 10, QLatin1Char('0'));
    };
    const QString code = QStringLiteral("%1:%2:%3:%4")
                             .arg(two(seconds / 3600), two(seconds / 60 % 60), two(seconds % 60),
                                  two(count % perSecond, perSecond > 100 ? 3 : 2));
    return frame < 0 ? QChar(0x2212) + code : code;
}

}  // namespace sinew
