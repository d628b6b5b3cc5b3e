// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/vertex_tangents.h"

#include <optional>
#include <unordered_map>

#include "viewport/scene/geometry/packed_vectors.h"

namespace sinew {
namespace {

/// The vertex of each corner after splitting, and the source of split vertices.
struct Split {
    std::vector<std::uint32_t> corners;
    std::vector<std::uint32_t> sources;  // sources of the added vertices
    std::vector<glm::vec4> tangents;     // tangents of all
};

Split splitOf(const Primitive& primitive) {
    Split split;
    const std::size_t stored = primitive.vertexCount();
    split.tangents.assign(stored, glm::vec4(0.0F, 0.0F, 0.0F, 1.0F));
    std::vector<std::optional<std::uint32_t>> first(stored);  // packed tangent of the first corner
    std::unordered_map<std::uint64_t, std::uint32_t> others;
    split.corners = elementList(primitive);
    for (std::size_t i = 0; i < split.corners.size(); ++i) {
        std::uint32_t& corner = split.corners[i];
        const glm::vec4& tangent = primitive.cornerTangents[i];
        const std::uint32_t code = packedTangent(tangent);
        if (!first[corner]) {
            first[corner] = code;
            split.tangents[corner] = tangent;
        } else if (*first[corner] != code) {
            const auto added = static_cast<std::uint32_t>(split.tangents.size());
            const auto [known, isNew] = others.emplace(std::uint64_t{corner} << 32 | code, added);
            if (isNew) {
                split.sources.push_back(corner);
                split.tangents.push_back(tangent);
            }
            corner = known->second;
        }
    }
    return split;
}

template <class T>
void extend(SharedArray<T>& values, const std::vector<std::uint32_t>& sources) {
    if (values.empty()) {
        return;
    }
    std::vector<T> longer = values.toVector();
    longer.reserve(longer.size() + sources.size());
    for (const std::uint32_t source : sources) {
        longer.push_back(values[source]);
    }
    values = std::move(longer);
}

template <class Rule>
void extend(StoredArray<Rule>& values, const std::vector<std::uint32_t>& sources) {
    values = values.visit([&](auto array) {
        extend(array, sources);
        return StoredArray<Rule>(std::move(array));
    });
}

void extendAll(Primitive& primitive, const std::vector<std::uint32_t>& sources) {
    extend(primitive.positions, sources);
    extend(primitive.normals, sources);
    for (auto& set : primitive.texcoords) {
        extend(set, sources);
    }
    for (auto& set : primitive.colors) {
        extend(set, sources);
    }
    for (InfluenceSet& set : primitive.influenceSets) {
        extend(set.joints, sources);
        extend(set.weights, sources);
    }
    for (MorphTarget& target : primitive.targets) {
        extend(target.positions, sources);
        extend(target.normals, sources);
        extend(target.tangents, sources);
    }
}

}  // namespace

Primitive withVertexTangents(const Primitive& primitive) {
    Primitive result = primitive;
    result.cornerTangents = {};
    Split split = splitOf(primitive);
    result.tangents = std::move(split.tangents);
    if (split.sources.empty()) {
        return result;
    }
    extendAll(result, split.sources);
    result.topology = Topology::Triangles;
    result.indices = std::move(split.corners);
    result.indexed = true;
    return result;
}

}  // namespace sinew
