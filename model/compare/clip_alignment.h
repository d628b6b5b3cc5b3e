// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/animation.h"

namespace sinew {

/// Which times of two clips are compared.
enum class ClipAlignment : std::uint8_t {
    Time,   // the same seconds, as long as both last
    Phase,  // the same part of their durations
};

/// The time of the clip after at a time of the clip before. File seconds.
[[nodiscard]] inline float alignedSeconds(float seconds, const Animation& before,
                                          const Animation& after,
                                          ClipAlignment alignment) noexcept {
    if (alignment == ClipAlignment::Time || before.durationSeconds() <= 0.0F) {
        return seconds;
    }
    const float stretch = after.durationSeconds() / before.durationSeconds();
    return after.startSeconds + (seconds - before.startSeconds) * stretch;
}

}  // namespace sinew
