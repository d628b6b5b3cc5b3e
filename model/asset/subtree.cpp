// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/subtree.h"

#include <cstdint>

namespace sinew {

std::vector<NodeIndex> subtreeNodes(const Asset& asset, NodeIndex root) {
    std::vector<std::uint8_t> inside(asset.nodes.size(), 0);
    inside[root.value] = 1;
    std::vector<NodeIndex> result;
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && inside[parent.value] != 0) {
            inside[node.value] = 1;
        }
        if (inside[node.value] != 0) {
            result.push_back(node);
        }
    }
    return result;
}

}  // namespace sinew
