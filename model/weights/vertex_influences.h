// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/mesh.h"

namespace sinew {

/// The weight of one joint at a vertex, as stored, summed over the slots that name the joint.
struct JointWeight {
    std::uint32_t joint = 0;
    float weight = 0.0F;
};

/// The joints that move the vertices of a primitive, over all sets of influences and whatever the
/// order of slots. Borrows the primitive.
class VertexInfluences {
public:
    /// Joints from `jointCount` on, which the skin does not have, are left out.
    VertexInfluences(const Primitive& primitive, std::size_t jointCount);

    /// Every joint with a weight other than 0 once, by joint index. Valid until the next call.
    [[nodiscard]] std::span<const JointWeight> at(std::size_t vertex);

private:
    const Primitive& m_primitive;
    std::size_t m_jointCount;
    std::vector<JointWeight> m_found;
};

/// The joint of the largest weight; the lower index wins a tie. Null if there is none.
[[nodiscard]] const JointWeight* strongest(std::span<const JointWeight> influences) noexcept;

/// Puts the joints and weights of vertices in sets of four slots; unused slots are 0.
class InfluencePacker {
public:
    InfluencePacker(std::size_t vertices, std::size_t sets);

    /// At most four for each set.
    void put(std::size_t vertex, std::span<const JointWeight> weights) noexcept;
    [[nodiscard]] std::vector<InfluenceSet> take();

private:
    std::vector<std::vector<glm::u16vec4>> m_joints;  // [set][vertex]
    std::vector<std::vector<glm::vec4>> m_weights;
};

}  // namespace sinew
