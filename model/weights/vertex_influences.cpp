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

InfluencePacker::InfluencePacker(std::size_t vertices, std::size_t sets)
    : m_joints(sets, std::vector<glm::u16vec4>(vertices, glm::u16vec4(0))),
      m_weights(sets, std::vector<glm::vec4>(vertices, glm::vec4(0.0F))) {}

void InfluencePacker::put(std::size_t vertex, std::span<const JointWeight> weights) noexcept {
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto slot = static_cast<glm::length_t>(i % 4);
        m_joints[i / 4][vertex][slot] = static_cast<std::uint16_t>(weights[i].joint);
        m_weights[i / 4][vertex][slot] = weights[i].weight;
    }
}

std::vector<InfluenceSet> InfluencePacker::take() {
    std::vector<InfluenceSet> sets;
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        sets.push_back({.joints = std::move(m_joints[i]), .weights = std::move(m_weights[i])});
    }
    return sets;
}

}  // namespace sinew
