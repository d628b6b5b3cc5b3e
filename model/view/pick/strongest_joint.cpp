// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/strongest_joint.h"

namespace sinew {

float weightOfJoint(const Primitive& primitive, std::uint32_t vertex, JointIndex joint) noexcept {
    float sum = 0.0F;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            sum += joints[slot] == joint.value ? weights[slot] : 0.0F;
        }
    }
    return sum;
}

JointShare strongestJoint(const Primitive& primitive, std::uint32_t vertex) noexcept {
    JointShare strongest;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            const JointIndex joint(std::size_t{joints[slot]});
            const float weight = weightOfJoint(primitive, vertex, joint);
            const bool tied = weight == strongest.weight && strongest.joint.valid() &&
                              joint.value < strongest.joint.value;
            if (weight > strongest.weight || tied) {
                strongest = {joint, weight};
            }
        }
    }
    return strongest;
}

}  // namespace sinew
