// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/object_partners.h"

#include <algorithm>

#include "model/compare/compared_surface.h"
#include "model/facts/morph_lookup.h"

namespace sinew {
namespace {

std::uint32_t partnerIn(const Matching& matching, std::uint32_t index) {
    return index < matching.afterOf.size() ? matching.afterOf[index] : Matching::kNone;
}

const Matching* matchingOf(const ObjectMatches& matches, ObjectKind kind) {
    switch (kind) {
        case ObjectKind::Node:
            return &matches.nodes;
        case ObjectKind::Mesh:
        case ObjectKind::Primitive:
            return &matches.meshes;
        case ObjectKind::Skin:
        case ObjectKind::Joint:
            return &matches.skins;
        case ObjectKind::Material:
            return &matches.materials;
        case ObjectKind::Camera:
            return &matches.cameras;
        case ObjectKind::Light:
            return &matches.lights;
        case ObjectKind::Animation:
        case ObjectKind::Channel:
            return &matches.animations;
        case ObjectKind::File:
        case ObjectKind::Scene:
        case ObjectKind::Texture:
        case ObjectKind::Image:
            return nullptr;
    }
    return nullptr;
}

const Matching& matchingOf(const ObjectMatches& matches, PropertyOwner owner) {
    switch (owner) {
        case PropertyOwner::Node:
            return matches.nodes;
        case PropertyOwner::Material:
            return matches.materials;
        case PropertyOwner::Camera:
            return matches.cameras;
        case PropertyOwner::Light:
            return matches.lights;
    }
    return matches.nodes;
}

std::optional<ObjectRef> partnerPrimitive(const FilePair& files, const ObjectRef& object,
                                          MeshIndex there) {
    const std::vector<std::uint32_t> partners = matchPrimitives(
        files.here[MeshIndex(object.index)], files.there[there], files.matches.materials);
    const std::uint32_t partner = partners[object.part];
    return partner == Matching::kNone ? std::nullopt
                                      : std::optional(ObjectRef::primitive(there, partner));
}

std::optional<ObjectRef> partnerJoint(const FilePair& files, const ObjectRef& object,
                                      SkinIndex there) {
    const NodeIndex node =
        files.matches.afterOf(files.here[SkinIndex(object.index)].joints[object.part]);
    const std::vector<NodeIndex>& joints = files.there[there].joints;
    const auto found = std::find(joints.begin(), joints.end(), node);
    return !node || found == joints.end()
               ? std::nullopt
               : std::optional(ObjectRef::joint(
                     there, JointIndex(static_cast<std::size_t>(found - joints.begin()))));
}

template <class Channels>
auto channelAt(const Channels& channels, std::uint32_t fileIndex) {
    return std::find_if(channels.begin(), channels.end(), [fileIndex](const auto& channel) {
        return channel.fileIndex == fileIndex;
    });
}

template <class Channels, class Same>
std::optional<std::uint32_t> channelThat(const Channels& channels, const Same& same) {
    const auto found = std::find_if(channels.begin(), channels.end(), same);
    return found == channels.end() ? std::nullopt : std::optional(found->fileIndex);
}

/// The file's index of the channel that drives the same there.
std::optional<std::uint32_t> partnerChannel(const FilePair& files, const Animation& here,
                                            std::uint32_t fileIndex, const Animation& there) {
    const auto channel = channelAt(here.channels, fileIndex);
    if (channel != here.channels.end()) {
        const NodeIndex node = files.matches.afterOf(channel->node);
        return channelThat(there.channels, [&](const Channel& other) {
            return node && other.node == node && other.path == channel->path &&
                   other.morphTarget == channel->morphTarget;
        });
    }
    const auto property = channelAt(here.propertyChannels, fileIndex);
    if (property == here.propertyChannels.end()) {
        return std::nullopt;
    }
    PropertyTarget target = property->target;
    target.index = partnerIn(matchingOf(files.matches, target.owner), target.index);
    return channelThat(there.propertyChannels,
                       [&target](const PropertyChannel& other) { return other.target == target; });
}

NodeIndex partnerNode(const FilePair& files, NodeIndex node) {
    return NodeIndex(partnerIn(files.matches.nodes, node.value));
}

/// The clip there, and the time in it.
AnimationIndex partnerClip(const FilePair& files, ClipAlignment alignment, AnimationIndex clip,
                           float& seconds) {
    const AnimationIndex there(partnerIn(files.matches.animations, clip.value));
    if (there) {
        seconds = alignedSeconds(seconds, files.here[clip], files.there[there], alignment);
    }
    return there;
}

}  // namespace

std::optional<ObjectRef> partnerOf(const FilePair& files, const ObjectRef& object) {
    if (!exists(files.here, object)) {
        return std::nullopt;
    }
    const Matching* const matching = matchingOf(files.matches, object.kind);
    if (matching == nullptr) {
        const bool stays = object.kind == ObjectKind::File || object.kind == ObjectKind::Scene;
        return stays && exists(files.there, object) ? std::optional(object) : std::nullopt;
    }
    const std::uint32_t owner = partnerIn(*matching, object.index);
    if (owner == Matching::kNone) {
        return std::nullopt;
    }
    if (object.kind == ObjectKind::Primitive) {
        return partnerPrimitive(files, object, MeshIndex(owner));
    }
    if (object.kind == ObjectKind::Joint) {
        return partnerJoint(files, object, SkinIndex(owner));
    }
    if (object.kind == ObjectKind::Channel) {
        const AnimationIndex there(owner);
        const auto channel = partnerChannel(files, files.here[AnimationIndex(object.index)],
                                            object.part, files.there[there]);
        return channel ? std::optional(ObjectRef::channel(there, *channel)) : std::nullopt;
    }
    return ObjectRef(object.kind, owner);
}

void fillPartnerMoment(const FilePair& files, ClipAlignment alignment, const PoseMoment& moment,
                       PoseMoment& out) {
    out.seconds = moment.seconds;
    out.animation = partnerClip(files, alignment, moment.animation, out.seconds);
    out.layered = moment.layered;
    out.layers.clear();
    for (const PoseLayer& layer : moment.layers) {
        PoseLayer there = layer;
        there.animation = partnerClip(files, alignment, layer.animation, there.seconds);
        there.mask = partnerNode(files, layer.mask);
        if (there.mask.valid() == layer.mask.valid()) {  // otherwise it would move everything
            out.layers.push_back(there);
        }
    }
    out.root = partnerNode(files, moment.root);
    out.inPlace = moment.inPlace;
    out.hand.clear();
    for (const HandExpression& each : moment.hand.expressions()) {
        out.hand.set(
            HandExpression{sameExpression(files.here, each.expression, files.there), each.weight});
    }
    for (const HandTransform& part : moment.hand.nodes()) {
        if (const NodeIndex node = partnerNode(files, part.node)) {
            HandTransform there = part;
            there.node = node;
            out.hand.set(std::move(there));
        }
    }
}

}  // namespace sinew
