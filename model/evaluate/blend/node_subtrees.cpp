// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/node_subtrees.h"

#include "model/asset/subtree.h"

namespace sinew {

NodeSubtrees::NodeSubtrees(const Asset& asset)
    : m_place(asset.nodes.size()), m_size(countsInSubtrees(asset, asset.parentsFirst)) {
    std::vector<std::uint32_t> nextChild(asset.nodes.size());
    std::uint32_t nextRoot = 0;
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        std::uint32_t& next = parent ? nextChild[parent.value] : nextRoot;
        m_place[node.value] = next;
        nextChild[node.value] = next + 1;
        next += m_size[node.value];
    }
}

bool NodeSubtrees::contains(NodeIndex root, NodeIndex node) const noexcept {
    if (root.value >= m_place.size() || node.value >= m_place.size()) {
        return false;
    }
    const std::uint32_t first = m_place[root.value];
    const std::uint32_t place = m_place[node.value];
    return first <= place && place - first < m_size[root.value];
}

}  // namespace sinew
