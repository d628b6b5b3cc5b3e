// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/key_range.h"

#include <algorithm>

namespace sinew {

void setKeyRange(Animation& animation) {
    bool first = true;
    const auto include = [&](SamplerIndex index) {
        const SharedArray<float>& times = animation.samplers[index.value].times;
        if (times.empty()) {
            return;
        }
        animation.startSeconds =
            first ? times.front() : std::min(animation.startSeconds, times.front());
        animation.endSeconds = first ? times.back() : std::max(animation.endSeconds, times.back());
        first = false;
    };
    for (const Channel& channel : animation.channels) {
        include(channel.sampler);
    }
    for (const PropertyChannel& channel : animation.propertyChannels) {
        include(channel.sampler);
    }
}

}  // namespace sinew
