// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/hierarchy.h"

#include <cassert>

namespace sinew {

Hierarchy::Hierarchy(const Asset& asset)
    : m_links(asset.nodes.size()),
      m_locals(kLocalParts * poseRowStride(asset.nodes.size())),
      m_preciseWorld(asset.nodes.size() + 1, glm::dmat4(1.0)),
      m_world(asset.nodes.size()) {
    const auto above = static_cast<std::uint32_t>(asset.nodes.size());
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const Node& node = asset.nodes[i];
        m_links[i] = {.parent = node.parent ? node.parent.value : above,
                      .matrix = node.matrix ? &*node.matrix : nullptr};
    }
}

void Hierarchy::follow(const Pose& pose, const MovedNodes& moved) noexcept {
    assert(pose.nodeCount == m_world.size());
    localMatrices(pose, moved.driven, m_locals.data());
    chainMatrices(pose, moved.nodes,
                  {.links = m_links.data(),
                   .locals = m_locals.data(),
                   .precise = m_preciseWorld.data(),
                   .rounded = m_world.data()});
}

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
