// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/clip_times.h"

#include <algorithm>

namespace sinew {
namespace {

std::vector<float> collectKeyTimes(const Animation& animation) {
    std::vector<bool> used(animation.samplers.size(), false);
    for (const Channel& channel : animation.channels) {
        if (channel.sampler.value < used.size()) {
            used[channel.sampler.value] = true;
        }
    }
    std::vector<float> times;
    const std::vector<float>* before = nullptr;
    for (std::size_t i = 0; i < used.size(); ++i) {
        const std::vector<float>& keys = animation.samplers[i].times;
        if (used[i] && (before == nullptr || *before != keys)) {  // curves may share one accessor
            times.insert(times.end(), keys.begin(), keys.end());
            before = &keys;
        }
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

}  // namespace

ClipTimes timesOf(const Animation& animation) {
    return {collectKeyTimes(animation), guessFrameRate(animation)};
}

}  // namespace sinew
