// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/range_bar.h"

#include <algorithm>

#include "ui/timeline/timeline_scale.h"

namespace sinew {
namespace {

constexpr double kGripReach = 3.0;  // pixels inside the bar that still hit its grip

}  // namespace

RangeBar::Part RangeBar::partAt(double pixel) const noexcept {
    const double half = 0.5 * (outPixel - inPixel);
    const double reach = std::min(kGripReach, half);
    if (pixel < inPixel - kGripPixels - kGripReach || pixel > outPixel + kGripPixels + kGripReach) {
        return Part::None;
    }
    if (pixel <= inPixel + reach) {
        return Part::In;
    }
    if (pixel >= outPixel - reach) {
        return Part::Out;
    }
    return slides ? Part::Middle : Part::None;
}

InOutRange draggedRange(const InOutRange& range, RangeBar::Part part, double seconds,
                        double grabbedSeconds, const InOutRange& clip, double frameRate) noexcept {
    switch (part) {
        case RangeBar::Part::None:
            return range;
        case RangeBar::Part::In:
            return {std::clamp(snapToFrame(seconds, frameRate), clip.inSeconds, range.outSeconds),
                    range.outSeconds};
        case RangeBar::Part::Out:
            return {range.inSeconds,
                    std::clamp(snapToFrame(seconds, frameRate), range.inSeconds, clip.outSeconds)};
        case RangeBar::Part::Middle: {
            const double length = range.outSeconds - range.inSeconds;
            const double latest = std::max(clip.inSeconds, clip.outSeconds - length);
            const double in = std::clamp(snapToFrame(seconds - grabbedSeconds, frameRate),
                                         clip.inSeconds, latest);
            return {in, in + length};
        }
    }
    return range;
}

}  // namespace sinew
