// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/motion/root_motion.h"

#include <algorithm>
#include <optional>
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

/// `travel` of each sampler of a clip, found once however many channels use it.
class Travels {
public:
    explicit Travels(const Animation& clip) : m_clip(clip), m_known(clip.samplers.size()) {}

    [[nodiscard]] double of(SamplerIndex sampler) {
        std::optional<double>& known = m_known[sampler.value];
        if (!known) {
            known = travel(m_clip.samplers[sampler.value]);
        }
        return *known;
    }

private:
    const Animation& m_clip;
    std::vector<std::optional<double>> m_known;
};

}  // namespace

RootFinder::RootFinder(const Asset& asset)
    : m_asset(&asset), m_carried(asset.nodes.size()), m_depth(asset.nodes.size()) {
    for (const NodeIndex node : carriedNodes(asset)) {
        m_carried[node.value] = 1;
    }
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        m_depth[node.value] = parent ? m_depth[parent.value] + 1 : 0;
    }
    for (auto node = asset.parentsFirst.rbegin(); node != asset.parentsFirst.rend(); ++node) {
        if (const NodeIndex parent = asset[*node].parent) {
            m_carried[parent.value] += m_carried[node->value];
        }
    }
}

NodeIndex RootFinder::rootOf(AnimationIndex animation) const {
    const Asset& asset = *m_asset;
    if (animation.value >= asset.animations.size()) {
        return {};
    }
    const Animation& clip = asset[animation];
    Travels travels(clip);
    NodeIndex best;
    std::tuple<std::uint32_t, std::int64_t, double> bestRank;
    for (const Channel& channel : clip.channels) {
        if (channel.path != ChannelPath::Translation || !drives(asset, clip, channel)) {
            continue;
        }
        const double far = travels.of(channel.sampler);
        const std::tuple rank(m_carried[channel.node.value],
                              -std::int64_t{m_depth[channel.node.value]}, far);
        if (far > 0.0 && (!best || rank > bestRank)) {
            best = channel.node;
            bestRank = rank;
        }
    }
    return best;
}

NodeIndex findRootNode(const Asset& asset, AnimationIndex animation) {
    return RootFinder(asset).rootOf(animation);
}

}  // namespace sinew
