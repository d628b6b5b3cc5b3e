// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/animation.h"

namespace sinew {

/// What a timeline needs to know about a clip.
struct ClipTimes {
    std::vector<float> keys;  // of all channels, increasing, each once
    float frameRate = 0.0F;   // see guessFrameRate
};

[[nodiscard]] ClipTimes timesOf(const Animation& animation);

}  // namespace sinew
