// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/vertex_likeness.h"

#include <algorithm>

#include "model/core/first_equal.h"

namespace sinew::check {
namespace {

// By the bits, so that NaN equals itself.
template <class Vec>
bool sameBits(const Vec& a, const Vec& b) {
    for (int i = 0; i < Vec::length(); ++i) {
        if (WordHash::bitsOf(a[i]) != WordHash::bitsOf(b[i])) {
            return false;
        }
    }
    return true;
}

}  // namespace

VertexLikeness::VertexLikeness(const SkinnedPrimitive& skinned, const std::stop_token& stop)
    : m_primitive(skinned.primitive()),
      m_firstOf(firstEqual(
          m_primitive.positions.size(), [this](std::uint32_t v) { return hashOf(v); },
          [this](std::uint32_t a, std::uint32_t b) { return areAlike(a, b); }, stop)) {
    m_times.assign(m_firstOf.size(), 0);
    for (std::uint32_t vertex = 0; vertex < m_firstOf.size(); ++vertex) {
        if (m_times[m_firstOf[vertex]]++ == 0) {
            m_firsts.push_back(vertex);
        }
    }
}

std::size_t VertexLikeness::hashOf(std::uint32_t vertex) const {
    WordHash hash;
    for (int axis = 0; axis < 3; ++axis) {
        hash.add(m_primitive.positions[vertex][axis]);
    }
    for (const InfluenceSet& set : m_primitive.influenceSets) {
        const glm::uvec4 joints(set.joints[vertex]);
        const glm::vec4 weights = set.weights[vertex];
        for (int slot = 0; slot < 4; ++slot) {
            hash.add(joints[slot]);
            hash.add(weights[slot]);
        }
    }
    return hash.value();
}

bool VertexLikeness::areAlike(std::uint32_t a, std::uint32_t b) const {
    return sameBits(m_primitive.positions[a], m_primitive.positions[b]) &&
           std::all_of(m_primitive.influenceSets.begin(), m_primitive.influenceSets.end(),
                       [a, b](const InfluenceSet& set) {
                           return set.joints[a] == set.joints[b] &&
                                  sameBits(set.weights[a], set.weights[b]);
                       });
}

}  // namespace sinew::check
