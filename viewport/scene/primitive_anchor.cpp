// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/primitive_packing.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "model/evaluate/bounds.h"

namespace sinew {
namespace {

constexpr std::size_t kWordsPerSet = 6;

void append(std::vector<float>& out, const SharedArray<glm::vec3>& values, std::size_t count) {
    if (values.empty()) {
        out.resize(out.size() + 3 * count, 0.0F);
        return;
    }
    for (const glm::vec3& value : values) {
        out.insert(out.end(), {value.x, value.y, value.z});
    }
}

std::size_t nearestVertex(const Primitive& primitive, const glm::vec3& point) noexcept {
    std::size_t nearest = 0;
    float least = std::numeric_limits<float>::infinity();
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        const glm::vec3 apart = primitive.positions[vertex] - point;
        if (const float squared = glm::dot(apart, apart); squared < least) {
            least = squared;
            nearest = vertex;
        }
    }
    return nearest;
}

std::uint32_t strongestJoint(const Primitive& primitive, std::size_t vertex) noexcept {
    std::uint32_t joint = 0;
    float most = 0.0F;
    for (const InfluenceSet& set : primitive.influenceSets) {
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            if (set.weights[vertex][slot] > most) {
                most = set.weights[vertex][slot];
                joint = set.joints[vertex][slot];
            }
        }
    }
    return joint;
}

}  // namespace

std::vector<std::uint32_t> packInfluences(const Primitive& primitive) {
    std::vector<std::uint32_t> words;
    words.reserve(primitive.vertexCount() * primitive.influenceSets.size() * kWordsPerSet);
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        for (const InfluenceSet& set : primitive.influenceSets) {
            const glm::uvec4 joints(set.joints[vertex]);
            const glm::vec4& weights = set.weights[vertex];
            words.insert(
                words.end(),
                {joints.x | joints.y << 16, joints.z | joints.w << 16,
                 std::bit_cast<std::uint32_t>(weights.x), std::bit_cast<std::uint32_t>(weights.y),
                 std::bit_cast<std::uint32_t>(weights.z), std::bit_cast<std::uint32_t>(weights.w)});
        }
    }
    return words;
}

bool morphsNormals(const Primitive& primitive) noexcept {
    return !primitive.normals.empty() &&
           std::any_of(primitive.targets.begin(), primitive.targets.end(),
                       [](const MorphTarget& target) { return !target.normals.empty(); });
}

std::vector<float> packMorphDeltas(const Primitive& primitive) {
    std::vector<float> deltas;
    const bool normals = morphsNormals(primitive);
    deltas.reserve(primitive.targets.size() * primitive.vertexCount() * (normals ? 6 : 3));
    for (const MorphTarget& target : primitive.targets) {
        append(deltas, target.positions, primitive.vertexCount());
    }
    if (normals) {
        for (const MorphTarget& target : primitive.targets) {
            append(deltas, target.normals, primitive.vertexCount());
        }
    }
    return deltas;
}

PrimitiveAnchor anchorOf(const Primitive& primitive) noexcept {
    Box box;
    for (const glm::vec3& position : primitive.positions) {
        box.add(position);
    }
    if (box.empty()) {
        return {};
    }
    const glm::vec3 center = box.center();
    return {center, strongestJoint(primitive, nearestVertex(primitive, center))};
}

}  // namespace sinew
