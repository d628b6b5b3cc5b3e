// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/rule_vertices.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/check/broken_values.h"
#include "model/check/stray_search.h"
#include "model/check/symmetry_search.h"
#include "model/evaluate/rest_pose.h"
#include "model/load/mesh/attribute_check.h"

namespace sinew::check {
namespace {

/// The vertices for which `has` is true.
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

}  // namespace

FoundVertices verticesWith(WeightFault has, const VertexPlace& at, const std::stop_token& stop) {
    if (at.primitive.influenceSets.empty()) {
        return {};
    }
    const SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
    return testedVertices(at.primitive.vertexCount(), stop, [&](std::size_t vertex) {
        return has(skinned, skinned.slotsOf(vertex));
    });
}

FoundVertices verticesOfNoJoint(const VertexPlace& at, const std::stop_token& stop) {
    if (at.primitive.influenceSets.empty() || !at.skin) {
        return {};
    }
    const SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
    const std::size_t joints = at.asset[at.skin].joints.size();
    return testedVertices(at.primitive.vertexCount(), stop, [&](std::size_t vertex) {
        const InfluenceSlots slots = skinned.slotsOf(vertex);
        return std::any_of(slots.begin(), slots.end(),
                           [&](const InfluenceSlot& slot) { return slot.joint >= joints; });
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
