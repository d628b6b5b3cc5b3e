// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/pose_target.h"

#include <algorithm>

#include "model/asset/gltf_interpolation.h"
#include "model/asset/property_facts.h"

namespace sinew {

namespace {

using Kind = PoseTarget::Kind;
static_assert(static_cast<int>(Kind::Rotation) == static_cast<int>(ChannelPath::Rotation));
static_assert(static_cast<int>(Kind::Scale) == static_cast<int>(ChannelPath::Scale));

bool holdsKeys(const Sampler& sampler, std::size_t width) noexcept {
    return !sampler.times.empty() && width > 0 && sampler.width == width &&
           sampler.values.size() >= sampler.times.size() * sampler.keyStride();
}

std::size_t widthOf(const Channel& channel, const Node& node) noexcept {
    switch (channel.path) {
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            return 3;
        case ChannelPath::Rotation:
            return 4;
        case ChannelPath::Weights:
            if (channel.morphTarget == kAllMorphTargets) {
                return node.restWeights.size();
            }
            return channel.morphTarget < node.restWeights.size() ? 1 : 0;
    }
    return 0;
}

std::size_t widthOf(const Asset& asset, const PropertyChannel& channel) noexcept {
    if (channel.target.property == Property::Visible) {
        return channel.target.index < asset.nodes.size() ? 1 : 0;
    }
    return channel.property < asset.animatedProperties.size()
               ? asset.animatedProperties[channel.property].width
               : 0;
}

void addTargets(const Asset& asset, const Channel& channel, std::vector<PoseTarget>& out) {
    const std::uint32_t index = channel.node.value;
    const NodeIndex node = channel.node;
    if (channel.path != ChannelPath::Weights) {
        out.push_back({.kind = static_cast<Kind>(channel.path), .index = index, .node = node});
        return;
    }
    const bool all = channel.morphTarget == kAllMorphTargets;
    const std::size_t first = asset[node].firstWeight + (all ? 0 : channel.morphTarget);
    for (std::size_t i = 0; i < widthOf(channel, asset[node]); ++i) {
        out.push_back(
            {.kind = Kind::Weight, .index = static_cast<std::uint32_t>(first + i), .node = node});
    }
}

PoseTarget targetOf(const PropertyChannel& channel) noexcept {
    if (channel.target.property == Property::Visible) {
        return {.kind = Kind::Visible,
                .index = channel.target.index,
                .node = NodeIndex(channel.target.index)};
    }
    return {.kind = Kind::Property, .index = channel.property, .node = {}};
}

std::string partOf(const PoseTarget& target, const Node& node) {
    if (target.movesNode()) {
        return gltfPath(static_cast<ChannelPath>(target.kind));
    }
    return target.kind == Kind::Visible
               ? "visibility"
               : "weight " + std::to_string(target.index - node.firstWeight);
}

}  // namespace

bool drives(const Asset& asset, const Animation& animation, const Channel& channel) noexcept {
    return channel.node.value < asset.nodes.size() &&
           channel.sampler.value < animation.samplers.size() &&
           holdsKeys(animation.samplers[channel.sampler.value],
                     widthOf(channel, asset[channel.node]));
}

bool drives(const Asset& asset, const Animation& animation,
            const PropertyChannel& channel) noexcept {
    return channel.sampler.value < animation.samplers.size() &&
           holdsKeys(animation.samplers[channel.sampler.value], widthOf(asset, channel));
}

std::vector<PoseTarget> poseTargets(const Asset& asset, AnimationIndex animation) {
    std::vector<PoseTarget> targets;
    if (animation.value >= asset.animations.size()) {
        return targets;
    }
    const Animation& clip = asset[animation];
    for (const Channel& channel : clip.channels) {
        if (drives(asset, clip, channel)) {
            addTargets(asset, channel, targets);
        }
    }
    for (const PropertyChannel& channel : clip.propertyChannels) {
        if (drives(asset, clip, channel)) {
            targets.push_back(targetOf(channel));
        }
    }
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    return targets;
}

std::string displayName(const Asset& asset, const PoseTarget& target) {
    if (target.kind == Kind::Property) {
        return displayName(asset, asset.animatedProperties[target.index].target);
    }
    const Node& node = asset[target.node];
    return partOf(target, node) + " of " + displayName(node.name, "Node", target.node.value);
}

}  // namespace sinew
