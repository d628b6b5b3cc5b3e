// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/bind_effect.h"

#include <cmath>

#include "model/weights/vertex_influences.h"

namespace sinew::check {
namespace {

double sumOfWeights(std::span<const JointWeight> influences) {
    double sum = 0.0;
    for (const JointWeight& influence : influences) {
        sum += static_cast<double>(influence.weight);
    }
    return sum;
}

double distanceAt(const glm::vec3& position, std::span<const JointWeight> influences,
                  std::span<const JointChange> changes) {
    glm::dvec4 moved(0.0);
    for (const JointWeight& influence : influences) {
        for (const JointChange& change : changes) {
            if (change.joint == influence.joint) {
                moved += static_cast<double>(influence.weight) *
                         (change.change * glm::dvec4(glm::dvec3(position), 1.0));
            }
        }
    }
    const double sum = sumOfWeights(influences);
    return sum > 0.0 ? glm::length(glm::dvec3(moved)) / sum : 0.0;
}

}  // namespace

SurfaceEffect bindEffect(const Asset& asset, SkinIndex skin, std::span<const MeshIndex> meshes,
                         std::span<const JointChange> changes, double modelSize,
                         const std::stop_token& stop) {
    SurfaceEffect effect;
    for (const MeshIndex mesh : meshes) {
        const std::vector<Primitive>& primitives = asset[mesh].primitives;
        for (std::size_t p = 0; p < primitives.size(); ++p) {
            VertexInfluences influences(primitives[p], asset[skin].joints.size());
            for (std::size_t v = 0; v < primitives[p].vertexCount() && !stop.stop_requested();
                 ++v) {
                const double distance =
                    distanceAt(primitives[p].positions[v], influences.at(v), changes);
                if (std::isfinite(distance) && distance > effect.distance) {
                    effect.distance = distance;
                    effect.mesh = mesh;
                    effect.primitive = static_cast<std::uint32_t>(p);
                    effect.vertex = static_cast<std::uint32_t>(v);
                }
            }
        }
    }
    effect.share = effect.distance / modelSize;
    return effect;
}

}  // namespace sinew::check
