// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/channel_lookup.h"

#include <algorithm>

#include "ui/session/object_ref.h"

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

QString pathName(ChannelPath path) {
    switch (path) {
        case ChannelPath::Translation:
            return QStringLiteral("translation");
        case ChannelPath::Rotation:
            return QStringLiteral("rotation");
        case ChannelPath::Scale:
            return QStringLiteral("scale");
        case ChannelPath::Weights:
            return QStringLiteral("weights");
    }
    return {};
}

QString channelName(const Asset& asset, AnimationIndex animation, std::uint32_t fileIndex) {
    const FoundChannel found = findChannel(asset[animation], fileIndex);
    if (found.channel != nullptr) {
        return QStringLiteral("%1: %2").arg(nameOf(asset, found.channel->node),
                                            pathName(found.channel->path));
    }
    const std::string& pointer = found.property->pointer;
    const ObjectRef owner = objectAt(asset, pointer);
    const QString path = QString::fromStdString(pointer);
    if (owner.kind == ObjectKind::File) {
        return path;
    }
    const auto known = static_cast<qsizetype>(pointerOf(owner).size());
    return QStringLiteral("%1: %2").arg(nameOf(asset, owner), path.mid(known + 1));
}

}  // namespace sinew
