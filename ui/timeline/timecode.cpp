// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/timecode.h"

#include <QLatin1Char>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sinew {

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
