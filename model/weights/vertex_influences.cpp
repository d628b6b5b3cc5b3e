// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_influences.h"

#include <algorithm>

namespace sinew {

VertexInfluences::VertexInfluences(const Primitive& primitive, std::size_t jointCount)
    : m_primitive(primitive), m_jointCount(jointCount) {
    m_found.reserve(4 * primitive.influenceSets.size());
}

std::span<const JointWeight> VertexInfluences::at(std::size_t vertex) {
    m_found.clear();
    for (const InfluenceSet& set : m_primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            if (weights[slot] != 0.0F && joints[slot] < m_jointCount) {
                m_found.push_back({joints[slot], weights[slot]});
            }
        }
    }
    std::stable_sort(m_found.begin(), m_found.end(),
                     [](const JointWeight& a, const JointWeight& b) { return a.joint < b.joint; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        if (kept > 0 && m_found[kept - 1].joint == m_found[i].joint) {
            m_found[kept - 1].weight += m_found[i].weight;
        } else {
            m_found[kept++] = m_found[i];
        }
    }
    m_found.resize(kept);
    std::erase_if(m_found, [](const JointWeight& w) { return w.weight == 0.0F; });
    return m_found;
}

const JointWeight* strongest(std::span<const JointWeight> influences) noexcept {
    const auto found = std::max_element(
        influences.begin(), influences.end(),
        [](const JointWeight& a, const JointWeight& b) { return a.weight < b.weight; });
    return found == influences.end() ? nullptr : &*found;
}

}  // namespace sinew
