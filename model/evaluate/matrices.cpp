// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/matrices.h"

#include <cassert>

namespace sinew {

void worldMatrices(const Asset& asset, const Pose& pose, std::span<glm::dmat4> world) noexcept {
    assert(world.size() == asset.nodes.size() && pose.nodeCount == world.size());
    for (const NodeIndex index : asset.parentsFirst) {
        const Node& node = asset[index];
        const glm::dmat4 parentFromNode = pose.fromMatrix[index.value] != 0
                                              ? glm::dmat4(*node.matrix)
                                              : toMatrixDouble(pose.local(index));
        world[index.value] =
            node.parent ? world[node.parent.value] * parentFromNode : parentFromNode;
    }
}

}  // namespace sinew
