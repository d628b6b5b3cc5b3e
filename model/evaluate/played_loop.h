// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/loop_mode.h"
#include "model/evaluate/loop_range.h"

namespace sinew {

/// What starts again at its end if this range is played in this mode: all of it in a plain loop.
[[nodiscard]] constexpr LoopRange playedLoop(LoopMode mode, float start, float end) noexcept {
    return mode == LoopMode::Loop ? LoopRange{.start = start, .end = end} : LoopRange();
}

}  // namespace sinew
