// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/finding_vertices.h"

#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "model/check/broken_values.h"
#include "model/check/rest_pose.h"
#include "model/check/stray_search.h"
#include "model/check/symmetry_search.h"
#include "model/check/weight_faults.h"
#include "model/load/mesh/direction_check.h"

namespace sinew {
namespace check {
namespace {

/// Whether a rule holds for a vertex of the primitive at hand.
using VertexTest = std::function<bool(std::size_t)>;

/// One place of a finding: a vertex of a primitive.
struct VertexPlace {
    const Asset& asset;
    const Diagnostic& finding;
    MeshIndex mesh;
    std::size_t index = 0;  // of the primitive
    const Primitive& primitive;
    SkinIndex skin;  // none: unknown
};

std::optional<VertexPlace> placeIn(const Asset& asset, const Diagnostic& finding) {
    if (!finding.vertex || !finding.mesh || !finding.primitive ||
        *finding.mesh >= asset.meshes.size()) {
        return std::nullopt;
    }
    const MeshIndex mesh(std::size_t{*finding.mesh});
    const std::size_t index = *finding.primitive;
    if (index >= asset[mesh].primitives.size() ||
        *finding.vertex >= asset[mesh].primitives[index].vertexCount()) {
        return std::nullopt;
    }
    const bool skinned = finding.skin && *finding.skin < asset.skins.size();
    return VertexPlace{asset,
                       finding,
                       mesh,
                       index,
                       asset[mesh].primitives[index],
                       skinned ? SkinIndex(std::size_t{*finding.skin}) : SkinIndex()};
}

VertexTest influenceTest(const VertexPlace& at, WeightFault has) {
    SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
    return [skinned = std::move(skinned), has](std::size_t vertex) {
        return has(skinned, skinned.slots(vertex));
    };
}

VertexTest jointTest(const VertexPlace& at) {
    SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
    const std::size_t joints = at.skin ? at.asset[at.skin].joints.size() : 0;
    return [skinned = std::move(skinned), joints](std::size_t vertex) {
        for (const InfluenceSlot& slot : skinned.slots(vertex)) {
            if (slot.joint >= joints) {
                return true;
            }
        }
        return false;
    };
}

/// Tests of rules that look at one vertex at a time; null for others.
VertexTest testOf(const VertexPlace& at) {
    const std::string& code = at.finding.code;
    const Primitive& primitive = at.primitive;
    const bool influenced = !primitive.influenceSets.empty();
    if (const WeightFault has = weightFault(code); has != nullptr && influenced) {
        return influenceTest(at, has);
    }
    if (code == "JOINT_OUT_OF_RANGE" && influenced && at.skin) {
        return jointTest(at);
    }
    if (code == "NORMAL_NOT_UNIT" && !primitive.normals.empty()) {
        return [&](std::size_t v) { return !load::isUnitDirection(primitive.normals[v]); };
    }
    if (code == "TANGENT_NOT_UNIT" && !primitive.tangents.empty()) {
        return
            [&](std::size_t v) { return !load::isUnitDirection(glm::vec3(primitive.tangents[v])); };
    }
    if (code == "TANGENT_HANDEDNESS" && !primitive.tangents.empty()) {
        return [&](std::size_t v) { return !load::isHanded(primitive.tangents[v]); };
    }
    if (code == "ACCESSOR_NOT_FINITE") {
        return BrokenValues(at.asset, at.mesh, at.index, at.finding.pointer);
    }
    return {};
}

std::vector<std::uint32_t> testedVertices(const VertexPlace& at, const std::stop_token& stop) {
    std::vector<std::uint32_t> vertices;
    const VertexTest test = testOf(at);
    for (std::size_t v = 0; test && v < at.primitive.vertexCount() && !stop.stop_requested(); ++v) {
        if (test(v)) {
            vertices.push_back(static_cast<std::uint32_t>(v));
        }
    }
    return vertices;
}

std::vector<std::uint32_t> strayVertices(const VertexPlace& at, const std::stop_token& stop) {
    std::vector<std::uint32_t> vertices;
    if (at.skin) {
        const SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
        for (const StrayInfluence& stray :
             strayInfluences(skinned, parentJoints(at.asset, at.asset[at.skin]), stop)) {
            vertices.push_back(stray.vertex);
        }
    }
    return vertices;
}

std::vector<std::uint32_t> asymmetricVertices(const VertexPlace& at, const std::stop_token& stop) {
    if (!at.skin) {
        return {};
    }
    const SkinnedPrimitive skinned(at.asset, at.mesh, at.index, at.skin);
    const auto mirrored = mirroredSkin(at.asset, at.skin, restWorld(at.asset), stop);
    auto found = mirrored ? asymmetryOf(skinned, *mirrored, stop) : std::nullopt;
    return found ? std::move(found->vertices) : std::vector<std::uint32_t>();
}

std::vector<std::uint32_t> listedVertices(const VertexPlace& at) {
    std::vector<std::uint32_t> vertices = at.finding.vertices;
    std::erase_if(vertices, [&](std::uint32_t v) { return v >= at.primitive.vertexCount(); });
    return vertices;
}

std::vector<std::uint32_t> verticesAt(const VertexPlace& at, const std::stop_token& stop) {
    if (!at.finding.vertices.empty()) {
        return listedVertices(at);
    }
    if (at.finding.code == "STRAY_INFLUENCE") {
        return strayVertices(at, stop);
    }
    if (at.finding.code == "WEIGHTS_ASYMMETRIC") {
        return asymmetricVertices(at, stop);
    }
    return testedVertices(at, stop);
}

}  // namespace
}  // namespace check

namespace {

std::span<const Diagnostic> placesOf(const Diagnostic& finding) {
    return finding.places.empty() ? std::span(&finding, 1) : std::span(finding.places);
}

}  // namespace

FaultyVertices findingVertices(const Asset& asset, const Diagnostic& finding, std::size_t most,
                               const std::stop_token& stop) {
    FaultyVertices result;
    const auto add = [&](const auto& at, std::uint32_t vertex) {
        if (result.count++ < most) {
            result.list.push_back({at.mesh, static_cast<std::uint32_t>(at.index), vertex});
        }
    };
    for (const Diagnostic& place : placesOf(finding)) {
        const auto at = check::placeIn(asset, place);
        if (!at || stop.stop_requested()) {
            continue;
        }
        add(*at, *place.vertex);
        for (const std::uint32_t vertex : check::verticesAt(*at, stop)) {
            if (vertex != *place.vertex) {
                add(*at, vertex);
            }
        }
    }
    return result;
}

FaultyVertices namedVertices(const Asset& asset, const Diagnostic& finding) {
    FaultyVertices result;
    for (const Diagnostic& place : placesOf(finding)) {
        if (const auto at = check::placeIn(asset, place)) {
            result.list.push_back({at->mesh, static_cast<std::uint32_t>(at->index), *place.vertex});
        }
    }
    result.count = result.list.size();
    return result;
}

std::size_t searchedVertices(const Asset& asset, const Diagnostic& finding) {
    std::size_t count = 0;
    for (const Diagnostic& place : placesOf(finding)) {
        const auto at = check::placeIn(asset, place);
        count += at ? at->primitive.vertexCount() : 0;
    }
    return count;
}

}  // namespace sinew
