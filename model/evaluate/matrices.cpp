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

void jointMatrices(const Skin& skin, std::span<const glm::dmat4> world,
                   std::span<glm::mat4> palette) noexcept {
    assert(palette.size() <= skin.joints.size());
    assert(palette.size() <= skin.inverseBindMatrices.size());
    for (std::size_t joint = 0; joint < palette.size(); ++joint) {
        const glm::dmat4 jointFromMesh(skin.inverseBindMatrices[joint]);
        palette[joint] = glm::mat4(world[skin.joints[joint].value] * jointFromMesh);
    }
}

}  // namespace sinew
