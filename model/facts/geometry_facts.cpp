// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/geometry_facts.h"

#include <algorithm>

namespace sinew {
namespace {

template <class T>
std::uint64_t bytesOf(const SharedArray<T>& values) noexcept {
    return values.size() * sizeof(T);
}

template <class Rule>
std::uint64_t bytesOf(const StoredArray<Rule>& values) noexcept {
    return values.bytes().size();
}

template <class T>
std::uint64_t bytesOf(const std::vector<SharedArray<T>>& sets) noexcept {
    std::uint64_t bytes = 0;
    for (const SharedArray<T>& set : sets) {
        bytes += bytesOf(set);
    }
    return bytes;
}

std::size_t influenceCount(const Primitive& primitive, std::size_t vertex) noexcept {
    std::size_t count = 0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            count += set.weights[vertex][slot] != 0.0F ? 1 : 0;
        }
    }
    return count;
}

}  // namespace

GeometrySize geometrySize(const Primitive& primitive) noexcept {
    GeometrySize size;
    size.attributes = bytesOf(primitive.positions) + bytesOf(primitive.normals) +
                      bytesOf(primitive.tangents) + bytesOf(primitive.cornerTangents) +
                      bytesOf(primitive.texcoords) + bytesOf(primitive.colors);
    for (const InfluenceSet& set : primitive.influenceSets) {
        size.attributes += bytesOf(set.joints) + bytesOf(set.weights);
    }
    for (const CustomAttribute& custom : primitive.customAttributes) {
        size.attributes +=
            std::visit([](const auto& values) { return bytesOf(values); }, custom.values);
    }
    for (const MorphTarget& target : primitive.targets) {
        size.targets += bytesOf(target.positions) + bytesOf(target.normals) +
                        bytesOf(target.tangents) + bytesOf(target.texcoords) +
                        bytesOf(target.colors);
    }
    size.indices = bytesOf(primitive.indices);
    return size;
}

std::size_t elementCount(const Primitive& primitive) noexcept {
    const std::size_t corners =
        primitive.indexed ? primitive.indices.size() : primitive.vertexCount();
    switch (primitive.topology) {
        case Topology::Points:
            return corners;
        case Topology::Lines:
            return corners / 2;
        case Topology::LineLoop:
            return corners < 2 ? 0 : corners;
        case Topology::LineStrip:
            return corners < 2 ? 0 : corners - 1;
        case Topology::Triangles:
            return corners / 3;
        case Topology::TriangleStrip:
        case Topology::TriangleFan:
            return corners < 3 ? 0 : corners - 2;
    }
    return 0;
}

std::size_t triangleCount(const Primitive& primitive) noexcept {
    return elementSize(primitive.topology) == 3 ? elementCount(primitive) : 0;
}

std::size_t vertexCount(const Mesh& mesh) noexcept {
    std::size_t count = 0;
    for (const Primitive& primitive : mesh.primitives) {
        count += primitive.vertexCount();
    }
    return count;
}

std::size_t influenceSetCount(const Mesh& mesh) noexcept {
    std::size_t most = 0;
    for (const Primitive& primitive : mesh.primitives) {
        most = std::max(most, primitive.influenceSets.size());
    }
    return most;
}

std::size_t influenceSetCount(const Asset& asset) noexcept {
    std::size_t most = 0;
    for (const Mesh& mesh : asset.meshes) {
        most = std::max(most, influenceSetCount(mesh));
    }
    return most;
}

std::size_t mostInfluences(const Asset& asset) noexcept {
    std::size_t most = 0;
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            if (primitive.influenceSets.empty()) {
                continue;
            }
            for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
                most = std::max(most, influenceCount(primitive, vertex));
            }
        }
    }
    return most;
}

GeometrySize geometrySize(const Mesh& mesh) noexcept {
    GeometrySize sum;
    for (const Primitive& primitive : mesh.primitives) {
        const GeometrySize size = geometrySize(primitive);
        sum.attributes += size.attributes;
        sum.targets += size.targets;
        sum.indices += size.indices;
    }
    return sum;
}

}  // namespace sinew
