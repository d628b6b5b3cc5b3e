// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/channel_findings.h"

#include <algorithm>
#include <tuple>

#include "model/load/path.h"

namespace sinew::load {
namespace {

// Keys of channels in file order. Calls `drop(position)` for each whose key came before.
template <class Key, class Drop>
void forEachRepeated(const std::vector<Key>& keys, const Drop& drop) {
    std::vector<std::size_t> order(keys.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    for (std::size_t i = 1; i < order.size(); ++i)
        if (keys[order[i]] == keys[order[i - 1]])
            drop(order[i]);
}

template <class T>
void erase(std::vector<T>& channels, const std::vector<bool>& dropped) {
    std::vector<T> kept;
    for (std::size_t i = 0; i < channels.size(); ++i)
        if (!dropped[i])
            kept.push_back(std::move(channels[i]));
    channels = std::move(kept);
}

void dropNodeChannels(std::vector<Channel>& channels, ChannelFindings& findings) {
    std::vector<bool> dropped(channels.size(), false);
    const auto drop = [&](std::size_t i) {
        if (!dropped[i])
            reportTargetTwice(channels[i].fileIndex, findings);
        dropped[i] = true;
    };
    std::vector<std::tuple<NodeIndex, ChannelPath, std::uint32_t>> keys;
    for (const Channel& channel : channels)
        keys.emplace_back(channel.node, channel.path, channel.morphTarget);
    forEachRepeated(keys, drop);

    // All weights of a node and one of them.
    std::vector<std::tuple<NodeIndex, bool, std::size_t>> weights;
    for (std::size_t i = 0; i < channels.size(); ++i)
        if (channels[i].path == ChannelPath::Weights)
            weights.emplace_back(channels[i].node, channels[i].morphTarget != kAllMorphTargets, i);
    std::sort(weights.begin(), weights.end());
    const auto at = [&](std::size_t i) { return std::get<2>(weights[i]); };
    for (std::size_t first = 0, last = 0; first < weights.size(); first = last) {
        while (last < weights.size() && std::get<0>(weights[last]) == std::get<0>(weights[first]))
            ++last;
        if (std::get<1>(weights[first]))
            continue;                  // single weights only
        std::size_t earliest = first;  // the first single one
        for (std::size_t i = first; i < last; ++i)
            if (std::get<1>(weights[i]) && (earliest == first || at(i) < at(earliest)))
                earliest = i;
        const bool allComesFirst = at(first) < at(earliest) || earliest == first;
        for (std::size_t i = first; i < last; ++i)
            if (std::get<1>(weights[i]) == allComesFirst)
                drop(at(i));
    }
    erase(channels, dropped);
}

void dropPropertyChannels(std::vector<PropertyChannel>& channels, ChannelFindings& findings) {
    std::vector<bool> dropped(channels.size(), false);
    std::vector<std::tuple<PropertyOwner, std::uint32_t, Property, TextureSlot>> keys;
    for (const PropertyChannel& channel : channels) {
        const PropertyTarget& target = channel.target;
        keys.emplace_back(target.owner, target.index, target.property, target.slot);
    }
    forEachRepeated(keys, [&](std::size_t i) {
        reportTargetTwice(channels[i].fileIndex, findings);
        dropped[i] = true;
    });
    erase(channels, dropped);
}

}  // namespace

void ChannelFindings::add(Severity severity, const char* code, std::string message,
                          std::size_t channel) {
    m_findings.add(
        {.severity = severity,
         .code = code,
         .message = std::move(message),
         .pointer = pointerTo("animations", std::size_t{m_animation.value}, "channels", channel),
         .animation = m_animation.value,
         .channel = static_cast<std::uint32_t>(channel)});
}

void reportTargetTwice(std::size_t channel, ChannelFindings& findings) {
    findings.add(Severity::Error, "CHANNEL_TARGET_TWICE",
                 "another channel drives the same property; this one was ignored", channel);
}

bool checkNodeChannel(const Asset& asset, const Channel& channel, ChannelFindings& findings) {
    const std::size_t i = channel.fileIndex;
    const Node& node = asset[channel.node];
    if (channel.path == ChannelPath::Weights) {
        if (!node.restWeights.empty())
            return true;
        findings.add(Severity::Error, "CHANNEL_WITHOUT_TARGETS",
                     "the channel drives morph weights of a node whose mesh has no morph targets; "
                     "it was ignored",
                     i);
        return false;
    }
    if (node.matrix)
        findings.add(Severity::Error, "ANIMATED_MATRIX",
                     "the channel animates a node that is stored as a matrix; its decomposition is "
                     "animated",
                     i);
    if (node.skin && node.mesh)
        findings.add(Severity::Info, "ANIMATED_SKINNED_MESH_NODE",
                     "the channel moves the node of a skinned mesh, which only the joints move", i);
    return true;
}

void dropDuplicateTargets(Animation& animation, ChannelFindings& findings) {
    dropNodeChannels(animation.channels, findings);
    dropPropertyChannels(animation.propertyChannels, findings);
}

}  // namespace sinew::load
