// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/skinning_difference.h"

namespace sinew {

std::vector<float> skinningDifference(const Primitive& primitive, DeformInput input) {
    std::vector<StretchedJoint> stretched(input.palette.size());
    stretchedJoints(input.palette, stretched);
    input.wantNormals = false;
    input.wantTangents = false;
    input.stretched = {};
    DeformedVertices linear, dual;
    deformPrimitive(primitive, input, linear);
    input.stretched = stretched;
    deformPrimitive(primitive, input, dual);
    std::vector<float> result;
    result.reserve(linear.positions.size());
    for (std::size_t i = 0; i < linear.positions.size(); ++i) {
        result.push_back(glm::length(dual.positions[i] - linear.positions[i]));
    }
    return result;
}

}  // namespace sinew
