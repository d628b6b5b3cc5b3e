// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rule_vertices.h"

#include <optional>
#include <utility>

#include "model/check/broken_values.h"
#include "model/check/stray_search.h"
#include "model/check/symmetry_search.h"
#include "model/evaluate/rest_pose.h"
#include "model/load/mesh/attribute_check.h"

namespace sinew::check {

FoundVertices verticesWith(WeightFault has, const SkinnedPrimitive& skinned,
                           const std::stop_token& stop) {
    return testedVertices(skinned.vertexCount(), stop, [&](std::size_t vertex) {
        return has(skinned, skinned.slotsOf(vertex));
    });
}

FoundVertices longNormals(const VertexPlace& at, const std::stop_token& stop) {
    return testedVertices(at.primitive.normals.size(), stop, [&](std::size_t v) {
        return !load::isUnitDirection(at.primitive.normals[v]);
    });
}

FoundVertices longTangents(const VertexPlace& at, const std::stop_token& stop) {
    return testedVertices(at.primitive.tangents.size(), stop, [&](std::size_t v) {
        return !load::isUnitDirection(glm::vec3(at.primitive.tangents[v]));
    });
}

FoundVertices tangentsWithoutHand(const VertexPlace& at, const std::stop_token& stop) {
    return testedVertices(at.primitive.tangents.size(), stop,
                          [&](std::size_t v) { return !load::isHanded(at.primitive.tangents[v]); });
}

FoundVertices notFinite(const VertexPlace& at, const std::stop_token& stop) {
    return testedVertices(at.primitive.vertexCount(), stop,
                          BrokenValues(at.asset, at.mesh, at.index, at.finding.pointer));
}

FoundVertices strayVertices(const VertexPlace& at, const std::stop_token& stop) {
    FoundVertices vertices;
    if (at.skin) {
        const SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
        for (const StrayInfluence& stray :
             strayInfluences(skinned, parentJoints(at.asset, at.asset[at.skin]), at.policy, stop)) {
            vertices.push_back(stray.vertex);
        }
    }
    return vertices;
}

FoundVertices asymmetricVertices(const VertexPlace& at, const std::stop_token& stop) {
    if (!at.skin) {
        return {};
    }
    const SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
    const auto mirrored = mirroredSkin(at.asset, at.skin, restWorld(at.asset), stop, at.policy);
    auto found = mirrored ? asymmetryOf(skinned, *mirrored, at.policy, stop) : std::nullopt;
    return found ? std::move(found->vertices) : FoundVertices();
}

}  // namespace sinew::check
