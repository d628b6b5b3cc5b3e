// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/clip_times.h"

#include <utility>

#include "model/facts/key_times.h"

namespace sinew {

ClipTimes timesOf(const Animation& animation) {
    std::vector<float> keys = keyTimesOf(animation);
    const FrameGrid grid = frameGridOf(keys);
    return {std::move(keys), grid};
}

}  // namespace sinew
