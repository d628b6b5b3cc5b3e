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

// Searches for `Rule::vertices`.

[[nodiscard]] std::vector<std::uint32_t> verticesWith(WeightFault has, const VertexPlace& at,
                                                      const std::stop_token& stop);

/// By the influences of each vertex.
template <WeightFault has>
std::vector<std::uint32_t> faultyVertices(const VertexPlace& at, const std::stop_token& stop) {
    return verticesWith(has, at, stop);
}

using FoundVertices = std::vector<std::uint32_t>;
[[nodiscard]] FoundVertices strayVertices(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices asymmetricVertices(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices verticesOfNoJoint(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices longNormals(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices longTangents(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices tangentsWithoutHand(const VertexPlace& at, const std::stop_token& stop);
[[nodiscard]] FoundVertices notFinite(const VertexPlace& at, const std::stop_token& stop);

}  // namespace sinew::check
