// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/skinned_surface.h"

#include <algorithm>
#include <iterator>

#include "model/evaluate/deform_node.h"

namespace sinew {
namespace {

void addTriangles(const Primitive& primitive, std::uint32_t firstVertex, SkinnedSurface& surface) {
    if (elementSize(primitive.topology) != 3) {
        return;
    }
    for (const std::uint32_t vertex : elementList(primitive)) {
        surface.triangles.push_back(firstVertex + vertex);
    }
}

void addInfluences(const Primitive& primitive, std::size_t jointCount, SkinnedSurface& surface) {
    VertexInfluences influences(primitive, jointCount);
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        const std::span<const JointWeight> found = influences.at(vertex);
        surface.influences.insert(surface.influences.end(), found.begin(), found.end());
        surface.firstInfluence.push_back(surface.influences.size());
    }
}

}  // namespace

SkinnedSurface::Place SkinnedSurface::placeOf(std::uint32_t vertex) const noexcept {
    const auto after = std::upper_bound(
        parts.begin(), parts.end(), vertex,
        [](std::uint32_t place, const Part& part) { return place < part.firstVertex; });
    const Part& part = *std::prev(after);
    return {part.primitive, vertex - part.firstVertex};
}

SkinnedSurface skinnedSurface(const PoseEvaluator& rest, NodeIndex node,
                              const std::stop_token& stop) {
    const Asset& asset = rest.asset();
    const std::size_t jointCount = asset[asset[node].skin].joints.size();
    const std::vector<Primitive>& primitives = asset[asset[node].mesh].primitives;
    SkinnedSurface surface;
    surface.firstInfluence.push_back(0);
    DeformedVertices posed;
    for (std::size_t p = 0; p < primitives.size() && !stop.stop_requested(); ++p) {
        if (!isSkinned(asset[node], primitives[p])) {
            continue;
        }
        const auto first = static_cast<std::uint32_t>(surface.positions.size());
        surface.parts.push_back({static_cast<std::uint32_t>(p), first});
        deformPrimitive(primitives[p], deformInput(rest, node, WeightSource::Normalized), posed);
        surface.positions.insert(surface.positions.end(), posed.positions.begin(),
                                 posed.positions.end());
        addTriangles(primitives[p], first, surface);
        addInfluences(primitives[p], jointCount, surface);
    }
    return surface;
}

double triangleArea(std::span<const glm::vec3> positions, const std::uint32_t* corners) noexcept {
    const glm::dvec3 a(positions[corners[0]]);
    return 0.5 * glm::length(glm::cross(glm::dvec3(positions[corners[1]]) - a,
                                        glm::dvec3(positions[corners[2]]) - a));
}

}  // namespace sinew
