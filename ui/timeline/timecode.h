// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>

namespace sinew {

// Timecode counts frames: "00:00:01:12" is hours, minutes, seconds and frames. A second has the
// frame rate's nearest whole number of frames and none is dropped (SMPTE ST 12-1), so that at 29.97
// frames per second timecode runs a thousandth slower than the clock.

[[nodiscard]] int framesPerTimecodeSecond(double frameRate) noexcept;  // at least 1
[[nodiscard]] QString timecodeOf(std::int64_t frame, double frameRate);

}  // namespace sinew
