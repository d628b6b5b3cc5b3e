// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/rest_pose.h"

#include "model/evaluate/hierarchy.h"
#include "model/evaluate/pose.h"

namespace sinew {

std::vector<glm::dmat4> restWorld(const Asset& asset) {
    Pose pose;
    resetToRest(asset, pose);
    std::vector<glm::dmat4> world(asset.nodes.size());
    worldMatrices(asset, pose, world);
    return world;
}

std::vector<NodeIndex> rootOfNodes(const Asset& asset) {
    std::vector<NodeIndex> roots(asset.nodes.size());
    for (const NodeIndex node : asset.parentsFirst) {
        roots[node.value] = asset[node].parent ? roots[asset[node].parent.value] : node;
    }
    return roots;
}

std::shared_ptr<const Asset> borrowed(const Asset& asset) {
    return {std::shared_ptr<void>(), &asset};
}

}  // namespace sinew
