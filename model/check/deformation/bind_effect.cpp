// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/bind_effect.h"

#include <algorithm>
#include <cmath>

#include "model/asset/allowed_work.h"
#include "model/check/deformation/surface_effect.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {
namespace {

constexpr std::size_t kReadParts = 50'000'000;  // vertices and nodes, for all skins

double distanceAt(const glm::vec3& position, std::span<const JointWeight> influences,
                  std::span<const glm::dmat4* const> changes) {
    glm::dvec4 moved(0.0);
    double sum = 0.0;
    for (const JointWeight& influence : influences) {
        const auto weight = static_cast<double>(influence.weight);
        sum += weight;
        if (const glm::dmat4* change = changes[influence.joint]) {
            moved += weight * (*change * glm::dvec4(glm::dvec3(position), 1.0));
        }
    }
    return sum > 0.0 ? glm::length(glm::dvec3(moved)) / sum : 0.0;
}

}  // namespace

BindEffects::BindEffects(const Asset& asset, double modelSize, const std::stop_token& stop)
    : m_asset(asset),
      m_modelSize(modelSize),
      m_stop(stop),
      m_meshes(asset.skins.size()),
      m_posing(costOfPosing(asset)),
      m_left(allowedWork(asset, kReadParts)) {
    for (const Node& node : asset.nodes) {
        if (node.mesh && node.skin) {
            m_meshes[node.skin.value].push_back(node.mesh);
        }
    }
    for (std::vector<MeshIndex>& meshes : m_meshes) {
        std::sort(meshes.begin(), meshes.end());
        meshes.erase(std::unique(meshes.begin(), meshes.end()), meshes.end());
    }
}

bool BindEffects::affords(SkinIndex skin) {
    std::size_t cost = m_posing;
    for (const MeshIndex mesh : meshesOf(skin)) {
        for (const Primitive& primitive : m_asset[mesh].primitives) {
            cost += primitive.vertexCount();
        }
    }
    if (cost > m_left) {
        return false;
    }
    m_left -= cost;
    return true;
}

SurfaceEffect BindEffects::of(SkinIndex skin, std::span<const JointChange> changes) {
    SurfaceEffect effect;
    const bool hasSize = m_modelSize > 0.0 && std::isfinite(m_modelSize);
    if (!hasSize || !affords(skin)) {
        m_unmeasured += hasSize ? 1U : 0U;
        effect.measured = false;
        return effect;
    }
    std::vector<const glm::dmat4*> ofJoint(m_asset[skin].joints.size(), nullptr);
    for (const JointChange& change : changes) {
        ofJoint[change.joint] = &change.change;
    }
    for (const MeshIndex mesh : meshesOf(skin)) {
        compare(skin, mesh, ofJoint, effect);
    }
    effect.share = effect.distance / m_modelSize;
    return effect;
}

void BindEffects::compare(SkinIndex skin, MeshIndex mesh,
                          std::span<const glm::dmat4* const> changes, SurfaceEffect& worst) const {
    const std::vector<Primitive>& primitives = m_asset[mesh].primitives;
    for (std::size_t p = 0; p < primitives.size(); ++p) {
        VertexInfluences influences(primitives[p], m_asset[skin].joints.size());
        for (std::size_t v = 0; v < primitives[p].vertexCount() && !m_stop.stop_requested(); ++v) {
            keepFarthest(worst, distanceAt(primitives[p].positions[v], influences.at(v), changes),
                         mesh, p, v);
        }
    }
}

}  // namespace sinew::check
