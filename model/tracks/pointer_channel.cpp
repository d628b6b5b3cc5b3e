// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/pointer_channel.h"

#include <algorithm>

namespace sinew {

const PropertyChannel* pointerChannel(const Animation& clip, const Track& track) noexcept {
    if (track.property != TrackProperty::Pointer) {
        return nullptr;
    }
    const std::vector<PropertyChannel>& channels = clip.propertyChannels;
    const auto is = [&](const PropertyChannel& channel) {
        return channel.fileIndex == track.channel;
    };
    auto found = std::partition_point(
        channels.begin(), channels.end(),
        [&](const PropertyChannel& channel) { return channel.fileIndex < track.channel; });
    if (found == channels.end() || !is(*found)) {
        found = std::find_if(channels.begin(), channels.end(), is);
    }
    return found == channels.end() ? nullptr : &*found;
}

}  // namespace sinew
