// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/channel_lookup.h"

#include <algorithm>

namespace sinew {
namespace {

template <class Channels>
const typename Channels::value_type* find(const Channels& channels,
                                          std::uint32_t fileIndex) noexcept {
    const auto found = std::find_if(channels.begin(), channels.end(), [&](const auto& channel) {
        return channel.fileIndex == fileIndex;
    });
    return found == channels.end() ? nullptr : &*found;
}

}  // namespace

SamplerIndex FoundChannel::sampler() const noexcept {
    if (channel != nullptr) {
        return channel->sampler;
    }
    return property == nullptr ? SamplerIndex() : property->sampler;
}

FoundChannel findChannel(const Animation& animation, std::uint32_t fileIndex) noexcept {
    return {find(animation.channels, fileIndex), find(animation.propertyChannels, fileIndex)};
}

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
