// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/deform.h"

#include <algorithm>
#include <cassert>

namespace sinew {

namespace {

using MorphArray = SharedArray<glm::vec3> MorphTarget::*;

glm::vec3 morphed(const Primitive& primitive, std::span<const float> weights, glm::vec3 value,
                  MorphArray displacements, std::size_t vertex) noexcept {
    const std::size_t count = std::min(primitive.targets.size(), weights.size());
    for (std::size_t target = 0; target < count; ++target) {
        const SharedArray<glm::vec3>& displacement = primitive.targets[target].*displacements;
        if (weights[target] != 0.0F && !displacement.empty()) {
            value += weights[target] * displacement[vertex];
        }
    }
    return value;
}

glm::mat4 skinMatrix(const Primitive& primitive, const DeformInput& input,
                     std::size_t vertex) noexcept {
    glm::mat4 matrix(0.0F);
    float sum = 0.0F;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4& joints = set.joints[vertex];
        const glm::vec4& weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            sum += weights[slot];
            if (weights[slot] != 0.0F && joints[slot] < input.palette.size()) {
                matrix += weights[slot] * input.palette[joints[slot]];
            }
        }
    }
    switch (input.weights) {
        case WeightSource::Stored:
            return matrix;
        case WeightSource::Normalized:
            return sum == 0.0F ? input.worldFromMesh : matrix / sum;
    }
    return matrix;
}

/// Turns as the inverse transpose does, but is there for a flattened matrix too.
glm::vec3 transformedNormal(const glm::mat4& matrix, const glm::vec3& normal) noexcept {
    const glm::vec3 x(matrix[0]), y(matrix[1]), z(matrix[2]);
    const glm::vec3 yz = glm::cross(y, z);
    const glm::vec3 turned =
        normal.x * yz + normal.y * glm::cross(z, x) + normal.z * glm::cross(x, y);
    const float length = glm::length(turned);
    if (!(length > 0.0F)) {
        return glm::vec3(0.0F);
    }
    // The cofactor matrix is determinant × inverse transpose: a mirror would turn it inside out.
    return (glm::dot(x, yz) < 0.0F ? -1.0F : 1.0F) / length * turned;
}

}  // namespace

void deformPrimitive(const Primitive& primitive, const DeformInput& input, DeformedVertices& out) {
    assert(input.vertexStep > 0);
    const bool skinned = !input.palette.empty() && !primitive.influenceSets.empty();
    const bool wantNormals = input.wantNormals && !primitive.normals.empty();
    const std::size_t count = primitive.vertexCount() / input.vertexStep +
                              (primitive.vertexCount() % input.vertexStep != 0 ? 1 : 0);
    out.positions.resize(count);
    out.normals.resize(wantNormals ? count : 0);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t vertex = i * input.vertexStep;
        const glm::mat4 matrix =
            skinned ? skinMatrix(primitive, input, vertex) : input.worldFromMesh;
        const glm::vec3 position =
            morphed(primitive, input.morphWeights, primitive.positions[vertex],
                    &MorphTarget::positions, vertex);
        out.positions[i] = glm::vec3(matrix * glm::vec4(position, 1.0F));
        if (wantNormals) {
            out.normals[i] = transformedNormal(
                matrix, morphed(primitive, input.morphWeights, primitive.normals[vertex],
                                &MorphTarget::normals, vertex));
        }
    }
}

std::vector<float> jointWeights(const Primitive& primitive, JointIndex joint) {
    std::vector<float> result(primitive.vertexCount(), 0.0F);
    for (const InfluenceSet& set : primitive.influenceSets) {
        for (std::size_t vertex = 0; vertex < result.size(); ++vertex) {
            for (glm::length_t slot = 0; slot < 4; ++slot) {
                if (set.joints[vertex][slot] == joint.value) {
                    result[vertex] += set.weights[vertex][slot];
                }
            }
        }
    }
    return result;
}

}  // namespace sinew
