// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/subtree.h"

#include <algorithm>
#include <cstdint>

namespace sinew {

std::vector<bool> jointsOfSkins(const Asset& asset) {
    std::vector<bool> joints(asset.nodes.size(), false);
    for (const Skin& skin : asset.skins) {
        for (const NodeIndex joint : skin.joints) {
            joints[joint.value] = true;
        }
    }
    return joints;
}

std::vector<NodeIndex> jointsOrNodes(const Asset& asset) {
    const std::vector<bool> joints = jointsOfSkins(asset);
    const bool all = std::find(joints.begin(), joints.end(), true) == joints.end();
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (all || joints[i]) {
            nodes.emplace_back(i);
        }
    }
    return nodes;
}

std::vector<std::uint32_t> countsInSubtrees(const Asset& asset, std::span<const NodeIndex> nodes) {
    std::vector<std::uint32_t> counts(asset.nodes.size(), 0);
    for (const NodeIndex node : nodes) {
        counts[node.value] = 1;
    }
    for (auto node = asset.parentsFirst.rbegin(); node != asset.parentsFirst.rend(); ++node) {
        if (const NodeIndex parent = asset[*node].parent) {
            counts[parent.value] += counts[node->value];
        }
    }
    return counts;
}

std::vector<std::uint32_t> depthsOf(const Asset& asset) {
    std::vector<std::uint32_t> depths(asset.nodes.size(), 0);
    for (const NodeIndex node : asset.parentsFirst) {
        if (const NodeIndex parent = asset[node].parent) {
            depths[node.value] = depths[parent.value] + 1;
        }
    }
    return depths;
}

bool isAtOrBelow(const Asset& asset, NodeIndex node, NodeIndex above) noexcept {
    while (node && node != above) {
        node = asset[node].parent;
    }
    return node.valid();
}

}  // namespace sinew
