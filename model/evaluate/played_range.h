// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/animation.h"
#include "model/evaluate/loop_mode.h"

namespace sinew {

/// A range of file time, or of mixer time.
struct PlayedRange {
    float start = 0.0F;
    float end = 0.0F;

    [[nodiscard]] constexpr bool lasts() const noexcept { return end > start; }
    [[nodiscard]] constexpr float length() const noexcept { return end - start; }
    bool operator==(const PlayedRange&) const = default;
};

/// What starts again at its end if this range is played in this mode: all of it in a plain loop,
/// otherwise nothing.
[[nodiscard]] constexpr PlayedRange playedLoop(LoopMode mode, const PlayedRange& range) noexcept {
    return mode == LoopMode::Loop ? range : PlayedRange();
}

/// From the first key of a clip to its last.
[[nodiscard]] inline PlayedRange wholeRange(const Animation& animation) noexcept {
    return {.start = animation.startSeconds, .end = animation.endSeconds};
}

}  // namespace sinew
