// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/channel_findings.h"

#include <set>
#include <tuple>
#include <utility>

#include "model/core/words.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

/// The targets of one animation driven so far.
class DrivenTargets {
public:
    /// Marks the target as driven; false if it already was.
    bool claim(const Channel& channel) {
        const auto [node, path] = std::pair(channel.node, channel.path);
        const bool isWhole = channel.morphTarget == kAllMorphTargets;
        if (!isWhole && m_nodes.contains({node, path, kAllMorphTargets})) {
            return false;
        }
        if (isWhole && m_singleWeights.contains(node) && path == ChannelPath::Weights) {
            return false;
        }
        if (!isWhole) {
            m_singleWeights.insert(node);
        }
        return m_nodes.insert({node, path, channel.morphTarget}).second;
    }

    bool claim(const PropertyChannel& channel) {
        const PropertyTarget& target = channel.target;
        return m_properties.insert({target.owner, target.index, target.property, target.slot})
            .second;
    }

private:
    std::set<std::tuple<NodeIndex, ChannelPath, std::uint32_t>> m_nodes;
    std::set<NodeIndex> m_singleWeights;  // nodes with a single driven morph target
    std::set<std::tuple<PropertyOwner, std::uint32_t, Property, TextureSlot>> m_properties;
};

}  // namespace

void ChannelFindings::add(Severity severity, const char* code, std::string message,
                          std::size_t channel) {
    m_findings.add(severity, code, std::move(message), pointerTo(channel));
}

std::string ChannelFindings::pointerTo(std::size_t channel) const {
    return load::pointerTo("animations", m_animation.value, "channels", channel);
}

void reportTargetTwice(std::size_t channel, ChannelFindings& findings) {
    findings.add(Severity::Error, "CHANNEL_TARGET_TWICE",
                 "another channel drives the same property; this one was ignored", channel);
}

bool checkNodeChannel(const Asset& asset, const Channel& channel, ChannelFindings& findings) {
    const std::size_t i = channel.fileIndex;
    const Node& node = asset[channel.node];
    const auto name = quotedName(node.name, "node", channel.node.value);
    if (channel.path == ChannelPath::Weights) {
        if (!node.restWeights.empty()) {
            return true;
        }
        findings.add(Severity::Error, "CHANNEL_WITHOUT_TARGETS",
                     "the channel drives morph weights of " + name +
                         ", which has no morph targets; it was ignored",
                     i);
        return false;
    }
    if (node.matrix) {
        findings.add(Severity::Error, "ANIMATED_MATRIX",
                     "the channel animates " + name +
                         ", which is stored as a matrix; its decomposition is animated",
                     i);
    }
    if (node.skin && node.mesh) {
        findings.add(
            Severity::Info, "ANIMATED_SKINNED_MESH_NODE",
            "the channel moves " + name + ", which has a skinned mesh; only its joints move it", i);
    }
    return true;
}

void dropDuplicateTargets(Animation& animation, ChannelFindings& findings) {
    DrivenTargets driven;
    const auto isTwice = [&](const auto& channel) {
        if (driven.claim(channel)) {
            return false;
        }
        reportTargetTwice(channel.fileIndex, findings);
        return true;
    };
    std::erase_if(animation.channels, isTwice);
    std::erase_if(animation.propertyChannels, isTwice);
}

}  // namespace sinew::load
