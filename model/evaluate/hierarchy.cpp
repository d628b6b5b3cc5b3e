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

}  // namespace sinew
