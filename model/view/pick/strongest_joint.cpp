// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/strongest_joint.h"

namespace sinew {
namespace {

float weightOf(const Primitive& primitive, std::uint32_t vertex, std::uint16_t joint) noexcept {
    float sum = 0.0F;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            sum += joints[slot] == joint ? weights[slot] : 0.0F;
        }
    }
    return sum;
}

}  // namespace

StrongestJoint strongestJoint(const Primitive& primitive, std::uint32_t vertex) noexcept {
    StrongestJoint strongest;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            const float weight = weightOf(primitive, vertex, joints[slot]);
            if (weight > strongest.weight) {
                strongest = {JointIndex(std::size_t{joints[slot]}), weight};
            }
        }
    }
    return strongest;
}

}  // namespace sinew
