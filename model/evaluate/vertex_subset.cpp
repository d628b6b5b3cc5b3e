// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/vertex_subset.h"

#include <utility>
#include <vector>

namespace sinew {
namespace {

template <class T>
SharedArray<T> taken(const SharedArray<T>& values, std::span<const std::uint32_t> vertices) {
    if (values.empty()) {
        return {};
    }
    std::vector<T> some;
    some.reserve(vertices.size());
    for (const std::uint32_t vertex : vertices) {
        some.push_back(values[vertex]);
    }
    return some;
}

template <class Array>
Array takenAsStored(const Array& values, std::span<const std::uint32_t> vertices) {
    return values.visit([&](const auto& array) { return Array(taken(array, vertices)); });
}

}  // namespace

Primitive verticesOf(const Primitive& primitive, std::span<const std::uint32_t> vertices) {
    Primitive some;
    some.topology = Topology::Points;
    some.positions = taken(primitive.positions, vertices);
    some.normals = taken(primitive.normals, vertices);
    for (const InfluenceSet& set : primitive.influenceSets) {
        some.influenceSets.push_back(
            {takenAsStored(set.joints, vertices), takenAsStored(set.weights, vertices)});
    }
    for (const MorphTarget& target : primitive.targets) {
        MorphTarget part;
        part.positions = taken(target.positions, vertices);
        part.normals = taken(target.normals, vertices);
        some.targets.push_back(std::move(part));
    }
    return some;
}

}  // namespace sinew
