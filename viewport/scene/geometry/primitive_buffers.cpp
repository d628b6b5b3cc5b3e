// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/primitive_buffers.h"

#include <limits>

namespace sinew {
namespace {

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

std::optional<VkDeviceSize> PrimitiveBuffers::texcoordOffset(std::uint32_t set) const noexcept {
    for (const TexcoordStream& stream : texcoords) {
        if (stream.set == set) {
            return stream.offset;
        }
    }
    return std::nullopt;
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
