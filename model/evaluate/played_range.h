// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/animation.h"

namespace sinew {

/// A range of file time, or of mixer time.
struct PlayedRange {
    float start = 0.0F;
    float end = 0.0F;

    [[nodiscard]] bool lasts() const noexcept { return end > start; }
    bool operator==(const PlayedRange&) const = default;
};

/// From the first key of a clip to its last.
[[nodiscard]] inline PlayedRange wholeRange(const Animation& animation) noexcept {
    return {.start = animation.startSeconds, .end = animation.endSeconds};
}

}  // namespace sinew
