// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/object_keys.h"

#include <set>
#include <string>

#include "model/asset/channel_lookup.h"

namespace sinew {
namespace {

using Samplers = std::vector<SamplerIndex>;

void addJoints(std::set<NodeIndex>& nodes, const Asset& asset, SkinIndex skin) {
    if (skin.value < asset.skins.size()) {
        nodes.insert(asset[skin].joints.begin(), asset[skin].joints.end());
    }
}

void addNode(std::set<NodeIndex>& nodes, const Asset& asset, NodeIndex node) {
    nodes.insert(node);
    addJoints(nodes, asset, asset[node].skin);
}

/// The nodes whose motion moves the object.
std::set<NodeIndex> nodesOf(const Asset& asset, const ObjectRef& object) {
    std::set<NodeIndex> nodes;
    const std::size_t index = object.index;
    if (object.kind == ObjectKind::Node) {
        addNode(nodes, asset, NodeIndex(index));
    } else if (object.kind == ObjectKind::Joint) {
        nodes.insert(asset.skins[index].joints[object.part]);
    } else if (object.kind == ObjectKind::Skin) {
        addJoints(nodes, asset, SkinIndex(index));
    } else if (object.kind == ObjectKind::Mesh || object.kind == ObjectKind::Primitive) {
        for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
            if (asset.nodes[i].mesh.value == index) {
                addNode(nodes, asset, NodeIndex(i));
            }
        }
    }
    return nodes;
}

Samplers samplersOf(const Animation& clip, const std::set<NodeIndex>& nodes,
                    const std::string& pointer) {
    Samplers samplers;
    for (const Channel& channel : clip.channels) {
        if (nodes.count(channel.node) > 0) {
            samplers.push_back(channel.sampler);
        }
    }
    for (const PropertyChannel& channel : clip.propertyChannels) {
        if (channel.pointer.compare(0, pointer.size(), pointer) == 0) {
            samplers.push_back(channel.sampler);
        }
    }
    return samplers;
}

/// What a channel moves.
ObjectRef movedBy(const Asset& asset, const ObjectRef& channel) {
    const FoundChannel found = findChannel(asset.animations[channel.index], channel.part);
    if (found.channel != nullptr) {
        return found.channel->node;
    }
    return found.property != nullptr ? objectAt(asset, found.property->pointer) : ObjectRef();
}

}  // namespace

std::optional<std::vector<SamplerIndex>> samplersMoving(const Asset& asset,
                                                        AnimationIndex animation,
                                                        const ObjectRef& object) {
    if (animation.value >= asset.animations.size() || !exists(asset, object)) {
        return std::nullopt;
    }
    switch (object.kind) {
        case ObjectKind::File:
        case ObjectKind::Scene:
        case ObjectKind::Animation:
            return std::nullopt;
        case ObjectKind::Channel:
            if (object.index == animation.value) {
                return Samplers{findChannel(asset[animation], object.part).sampler()};
            }
            return samplersMoving(asset, animation, movedBy(asset, object));
        case ObjectKind::Node:
        case ObjectKind::Joint:
        case ObjectKind::Skin:
        case ObjectKind::Mesh:
        case ObjectKind::Primitive:
        case ObjectKind::Material:
        case ObjectKind::Texture:
        case ObjectKind::Image:
        case ObjectKind::Camera:
        case ObjectKind::Light:
            break;
    }
    const std::set<NodeIndex> nodes = nodesOf(asset, object);
    Samplers samplers = samplersOf(asset[animation], nodes, pointerOf(object) + '/');
    if (nodes.empty() && samplers.empty()) {
        return std::nullopt;
    }
    return samplers;
}

}  // namespace sinew
