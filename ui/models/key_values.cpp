// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/key_values.h"

#include <algorithm>
#include <span>

#include "model/asset/channel_lookup.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

/// The stored value of the key at that time; empty: there is no key.
std::span<const float> valueAt(const Sampler& sampler, float seconds) {
    const auto key = std::ranges::lower_bound(sampler.times, seconds);
    if (key == sampler.times.end() || *key != seconds) {
        return {};
    }
    const std::size_t tangent =
        sampler.interpolation == Interpolation::CubicSpline ? sampler.width : 0;
    const std::size_t first =
        std::size_t(key - sampler.times.begin()) * sampler.keyStride() + tangent;
    return first + sampler.width <= sampler.values.size()
               ? std::span(sampler.values).subspan(first, sampler.width)
               : std::span<const float>();
}

class KeyLines {
public:
    KeyLines(const Asset& asset, AnimationIndex clip, float seconds)
        : m_asset(asset), m_clip(clip), m_seconds(seconds) {}

    void add(SamplerIndex sampler, std::uint32_t channel) {
        const std::vector<Sampler>& samplers = m_asset[m_clip].samplers;
        if (lines.size() >= kMostKeyValues || sampler.value >= samplers.size()) {
            return;
        }
        const std::span<const float> value = valueAt(samplers[sampler.value], m_seconds);
        if (!value.empty()) {
            const QString name = channelName(m_asset, m_clip, channel);
            lines << QStringLiteral("%1 %2").arg(name, text::numbers(value));
        }
    }

    QStringList lines;

private:
    const Asset& m_asset;
    AnimationIndex m_clip;
    float m_seconds;
};

}  // namespace

QStringList keyValues(const Asset& asset, AnimationIndex clip, float seconds, NodeIndex node) {
    if (clip.value >= asset.animations.size()) {
        return {};
    }
    KeyLines all(asset, clip, seconds);
    KeyLines own(asset, clip, seconds);
    for (const Channel& channel : asset[clip].channels) {
        all.add(channel.sampler, channel.fileIndex);
        if (node && channel.node == node) {
            own.add(channel.sampler, channel.fileIndex);
        }
    }
    for (const PropertyChannel& channel : asset[clip].propertyChannels) {
        all.add(channel.sampler, channel.fileIndex);
    }
    return own.lines.isEmpty() ? all.lines : own.lines;
}

}  // namespace sinew
