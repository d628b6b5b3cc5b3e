// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/geometry_size.h"

#include <span>

namespace sinew {
namespace {

std::uint64_t bytesOf(const std::vector<glm::vec4>& values) noexcept {
    return std::as_bytes(std::span(values)).size();
}

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

}  // namespace

GeometrySize geometrySize(const Primitive& primitive) noexcept {
    GeometrySize size;
    size.attributes = bytesOf(primitive.positions) + bytesOf(primitive.normals) +
                      bytesOf(primitive.tangents) + bytesOf(primitive.cornerTangents) +
                      bytesOf(primitive.texcoords) + bytesOf(primitive.colors);
    for (const InfluenceSet& set : primitive.influenceSets) {
        size.attributes += bytesOf(set.joints) + bytesOf(set.weights);
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

}  // namespace sinew
