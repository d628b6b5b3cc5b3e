// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/motion/root_motion.h"

#include <algorithm>
#include <tuple>

#include "model/evaluate/clip/pose_target.h"

namespace sinew {

namespace {

glm::dvec3 valueOf(const Sampler& sampler, std::size_t key) noexcept {
    const bool spline = sampler.interpolation == Interpolation::CubicSpline;
    const float* value = sampler.values.data() + key * sampler.keyStride() + (spline ? 3 : 0);
    return {value[0], value[1], value[2]};
}

/// The diagonal of the box around all keys, without tangents.
double travel(const Sampler& sampler) noexcept {
    glm::dvec3 low = valueOf(sampler, 0);
    glm::dvec3 high = low;
    for (std::size_t key = 1; key < sampler.times.size(); ++key) {
        low = glm::min(low, valueOf(sampler, key));
        high = glm::max(high, valueOf(sampler, key));
    }
    return glm::length(high - low);
}

/// The nodes that a root should carry: every joint of a skin, otherwise every node.
std::vector<NodeIndex> carriedNodes(const Asset& asset) {
    std::vector<NodeIndex> nodes;
    for (const Skin& skin : asset.skins) {
        nodes.insert(nodes.end(), skin.joints.begin(), skin.joints.end());
    }
    if (nodes.empty()) {
        return asset.parentsFirst;
    }
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

/// Per node: how many of the nodes are in its subtree, itself included, and its depth.
struct Counts {
    std::vector<std::uint32_t> carried;
    std::vector<std::uint32_t> depth;

    Counts(const Asset& asset, const std::vector<NodeIndex>& nodes)
        : carried(asset.nodes.size()), depth(asset.nodes.size()) {
        for (const NodeIndex node : nodes) {
            carried[node.value] = 1;
        }
        for (const NodeIndex node : asset.parentsFirst) {
            const NodeIndex parent = asset[node].parent;
            depth[node.value] = parent ? depth[parent.value] + 1 : 0;
        }
        for (auto node = asset.parentsFirst.rbegin(); node != asset.parentsFirst.rend(); ++node) {
            if (const NodeIndex parent = asset[*node].parent) {
                carried[parent.value] += carried[node->value];
            }
        }
    }
};

}  // namespace

NodeIndex findRootNode(const Asset& asset, AnimationIndex animation) {
    if (animation.value >= asset.animations.size()) {
        return {};
    }
    const Counts counts(asset, carriedNodes(asset));
    const Animation& clip = asset[animation];
    NodeIndex best;
    std::tuple<std::uint32_t, std::int64_t, double> bestRank;
    for (const Channel& channel : clip.channels) {
        if (channel.path != ChannelPath::Translation || !drives(asset, clip, channel)) {
            continue;
        }
        const double far = travel(clip.samplers[channel.sampler.value]);
        const std::tuple rank(counts.carried[channel.node.value],
                              -std::int64_t{counts.depth[channel.node.value]}, far);
        if (far > 0.0 && (!best || rank > bestRank)) {
            best = channel.node;
            bestRank = rank;
        }
    }
    return best;
}

}  // namespace sinew
