// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/finding_vertices.h"

#include <optional>
#include <span>

#include "model/check/rule.h"
#include "model/check/rule_vertices.h"

namespace sinew {
namespace check {
namespace {

// The vertex that a finding names, otherwise that of its effect.
std::optional<FaultyVertex> vertexOf(const Diagnostic& finding) {
    if (finding.vertex && finding.mesh && finding.primitive) {
        return FaultyVertex{MeshIndex(std::size_t{*finding.mesh}), *finding.primitive,
                            *finding.vertex};
    }
    if (finding.effect && finding.effect->isVisible() && finding.effect->mesh) {
        return FaultyVertex{finding.effect->mesh, finding.effect->primitive,
                            finding.effect->vertex};
    }
    return std::nullopt;
}

std::optional<VertexPlace> placeIn(const Asset& asset, const Diagnostic& finding) {
    const std::optional<FaultyVertex> vertex = vertexOf(finding);
    if (!vertex || vertex->mesh.value >= asset.meshes.size()) {
        return std::nullopt;
    }
    const MeshIndex mesh = vertex->mesh;
    const std::size_t index = vertex->primitive;
    if (index >= asset[mesh].primitives.size() ||
        vertex->vertex >= asset[mesh].primitives[index].vertexCount()) {
        return std::nullopt;
    }
    const bool skinned = finding.skin && *finding.skin < asset.skins.size();
    return VertexPlace{asset,
                       finding,
                       mesh,
                       index,
                       asset[mesh].primitives[index],
                       skinned ? SkinIndex(std::size_t{*finding.skin}) : SkinIndex(),
                       vertex->vertex};
}

std::vector<std::uint32_t> listedVertices(const VertexPlace& at) {
    std::vector<std::uint32_t> vertices = at.finding.vertices;
    std::erase_if(vertices, [&](std::uint32_t v) { return v >= at.primitive.vertexCount(); });
    return vertices;
}

std::vector<std::uint32_t> verticesAt(const VertexPlace& at, const std::stop_token& stop) {
    if (!at.finding.vertex) {
        return {};
    }
    if (!at.finding.vertices.empty()) {
        return listedVertices(at);
    }
    const RuleVertices search = ruleOf(at.finding.code).vertices;
    return search != nullptr ? search(at, stop) : std::vector<std::uint32_t>();
}

}  // namespace
}  // namespace check

namespace {

std::span<const Diagnostic> placesOf(const Diagnostic& finding) {
    return finding.places.empty() ? std::span(&finding, 1) : std::span(finding.places);
}

}  // namespace

FaultyVertices findingVertices(const Asset& asset, const Diagnostic& finding, std::size_t most,
                               const std::stop_token& stop, const CheckPolicy& policy) {
    FaultyVertices result;
    const auto add = [&](const auto& at, std::uint32_t vertex) {
        if (result.count++ < most) {
            result.list.push_back({at.mesh, static_cast<std::uint32_t>(at.index), vertex});
        }
    };
    for (const Diagnostic& place : placesOf(finding)) {
        auto at = check::placeIn(asset, place);
        if (!at || stop.stop_requested()) {
            continue;
        }
        at->policy = policy;
        add(*at, at->vertex);
        for (const std::uint32_t vertex : check::verticesAt(*at, stop)) {
            if (vertex != at->vertex) {
                add(*at, vertex);
            }
        }
    }
    return result;
}

std::optional<FaultyVertex> namedVertex(const Asset& asset, const Diagnostic& finding) {
    if (const auto at = check::placeIn(asset, finding)) {
        return FaultyVertex{at->mesh, static_cast<std::uint32_t>(at->index), at->vertex};
    }
    return std::nullopt;
}

FaultyVertices namedVertices(const Asset& asset, const Diagnostic& finding) {
    FaultyVertices result;
    for (const Diagnostic& place : placesOf(finding)) {
        if (const auto vertex = namedVertex(asset, place)) {
            result.list.push_back(*vertex);
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
