// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/explain/vertex_track.h"

#include <algorithm>
#include <cmath>

#include "model/evaluate/sampler.h"

namespace sinew {
namespace {

constexpr float kSameValue = 1e-4F;  // relative; more is another value than that of the track

glm::dmat4 localMatrix(const PoseEvaluator& pose, NodeIndex node) {
    const Node& stored = pose.asset()[node];
    return stored.matrix && pose.pose().fromMatrix[node.value] != 0
               ? glm::dmat4(*stored.matrix)
               : toMatrixDouble(pose.pose().local(node));
}

glm::dmat4 parentMatrix(const PoseEvaluator& pose, NodeIndex node) {
    const NodeIndex parent = pose.asset()[node].parent;
    return parent ? glm::dmat4(pose.world(parent)) : glm::dmat4(1.0);
}

std::vector<float> keyValues(const Sampler& sampler, std::size_t key) {
    const std::span<const float> value = keyValue(sampler, key);
    return {value.begin(), value.end()};
}

/// What the pose has of the channel's target.
std::vector<float> posedValues(const PoseEvaluator& pose, const Channel& channel) {
    const Transform local = pose.pose().local(channel.node);
    switch (channel.path) {
        case ChannelPath::Translation:
            return {&local.translation.x, &local.translation.x + 3};
        case ChannelPath::Rotation:
            return {local.rotation.x, local.rotation.y, local.rotation.z, local.rotation.w};
        case ChannelPath::Scale:
            return {&local.scale.x, &local.scale.x + 3};
        case ChannelPath::Weights:
            break;
    }
    const auto weights = pose.pose().weightsOf(pose.asset()[channel.node]);
    if (channel.morphTarget == kAllMorphTargets) {
        return {weights.begin(), weights.end()};
    }
    return {weights[channel.morphTarget]};
}

bool isPlayed(std::span<const float> track, std::span<const float> posed) {
    return std::equal(track.begin(), track.end(), posed.begin(), posed.end(), [](float a, float b) {
        return std::abs(a - b) <= kSameValue * std::max(1.0F, std::abs(a));
    });
}

/// With the rest value of the channel's target.
Transform atRest(const PoseEvaluator& pose, const Channel& channel) {
    Transform local = pose.pose().local(channel.node);
    const Transform& rest = pose.asset()[channel.node].rest;
    switch (channel.path) {
        case ChannelPath::Translation:
            local.translation = rest.translation;
            break;
        case ChannelPath::Rotation:
            local.rotation = rest.rotation;
            break;
        case ChannelPath::Scale:
            local.scale = rest.scale;
            break;
        case ChannelPath::Weights:
            break;
    }
    return local;
}

glm::dvec3 movedWithoutWeights(const PoseEvaluator& pose, const Channel& channel,
                               const CarriedTargets& targets) {
    const Node& node = pose.asset()[channel.node];
    const auto weights = pose.pose().weightsOf(node);
    glm::dvec3 change(0.0);
    for (std::size_t i = 0; i < std::min(targets.displaced.size(), weights.size()); ++i) {
        if (channel.morphTarget == kAllMorphTargets || channel.morphTarget == i) {
            change += double{node.restWeights[i] - weights[i]} * targets.displaced[i];
        }
    }
    return targets.worldFromMesh * change;
}

glm::dvec3 movedWithout(const PoseEvaluator& pose, const Channel& channel,
                        const glm::dvec4& carried) {
    const glm::dmat4 change =
        toMatrixDouble(atRest(pose, channel)) - localMatrix(pose, channel.node);
    return glm::dvec3(parentMatrix(pose, channel.node) * (change * carried));
}

}  // namespace

void carry(const PoseEvaluator& pose, NodeIndex node, double share, glm::dvec4 point,
           CarriedVertex& carried) {
    for (NodeIndex at = node; at; at = pose.asset()[at].parent) {
        carried[at.value] += share * point;
        point = localMatrix(pose, at) * point;
    }
}

std::vector<VertexTrack> vertexTracks(const PoseEvaluator& pose, AnimationIndex clip, float seconds,
                                      const CarriedVertex& carried, const CarriedTargets& targets) {
    const Animation& animation = pose.asset()[clip];
    std::vector<VertexTrack> tracks;
    for (const Channel& channel : animation.channels) {
        const bool morphs = channel.path == ChannelPath::Weights;
        const Sampler& sampler = animation.samplers[channel.sampler.value];
        const bool concerned =
            morphs ? channel.node == targets.node : carried[channel.node.value] != glm::dvec4(0.0);
        if (!concerned || sampler.times.empty()) {
            continue;
        }
        const auto times = std::span<const float>(sampler.times.data(), sampler.times.size());
        const KeySpan span = findKeys(times, seconds);
        VertexTrack track{.channel = channel.fileIndex,
                          .node = channel.node,
                          .path = channel.path,
                          .key = span.key,
                          .next = span.next,
                          .keySeconds = times[span.key],
                          .nextSeconds = times[span.next],
                          .before = keyValues(sampler, span.key),
                          .after = keyValues(sampler, span.next),
                          .played = std::vector<float>(sampler.width),
                          .moved = morphs
                                       ? movedWithoutWeights(pose, channel, targets)
                                       : movedWithout(pose, channel, carried[channel.node.value])};
        std::uint32_t cursor = span.key;
        sampleCurve(sampler, seconds, channel.path == ChannelPath::Rotation, cursor, track.played);
        if (isPlayed(track.played, posedValues(pose, channel))) {
            tracks.push_back(std::move(track));
        }
    }
    std::stable_sort(tracks.begin(), tracks.end(), [](const VertexTrack& a, const VertexTrack& b) {
        return glm::dot(a.moved, a.moved) > glm::dot(b.moved, b.moved);
    });
    return tracks;
}

}  // namespace sinew
