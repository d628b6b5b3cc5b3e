// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"
#include "model/check/weight_faults.h"
#include "model/core/diagnostic.h"

namespace sinew::check {

/// One place of a finding: a vertex of a primitive.
struct VertexPlace {
    const Asset& asset;
    const Diagnostic& finding;
    MeshIndex mesh;
    std::size_t index = 0;  // index of the primitive
    const Primitive& primitive;
    SkinIndex skin;  // none: unknown
    std::uint32_t vertex = 0;
    CheckPolicy policy = {};  // that of the check
};

using FoundVertices = std::vector<std::uint32_t>;  // ascending

/// The first `count` vertices for which `has` is true.
template <class Has>
FoundVertices testedVertices(std::size_t count, const std::stop_token& stop, const Has& has) {
    FoundVertices vertices;
    for (std::size_t v = 0; v < count && !stop.stop_requested(); ++v) {
        if (has(v)) {
            vertices.push_back(static_cast<std::uint32_t>(v));
        }
    }
    return vertices;
}

/// By the influences of each vertex.
[[nodiscard]] FoundVertices verticesWith(WeightFault has, const SkinnedPrimitive& skinned,
                                         const std::stop_token& stop);

// Searches for `Rule::vertices`.

template <WeightFault has>
FoundVertices faultyVertices(const VertexPlace& at, const std::stop_token& stop) {
    return at.primitive.influenceSets.empty()
               ? FoundVertices()
               : verticesWith(has, {at.asset, at.mesh, at.index, at.skin}, stop);
}

[[nodiscard]] FoundVertices strayVertices(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices asymmetricVertices(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices longNormals(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices longTangents(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices tangentsWithoutHand(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices notFinite(const VertexPlace& at, const std::stop_token& stop);

}  // namespace sinew::check
