// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/reach.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {
namespace {

constexpr std::size_t kSampledVertices = 100'000;  // vertices of a primitive
constexpr std::size_t kVertexBudget = 20'000'000;  // total over all meshes and skins
constexpr double kAtOrigin = 1e-30;  // a vertex at the origin of its joint is moved, too
constexpr float kLeastShare = 0.1F;  // share of a vertex; less of it moves nothing far

class ReachSearch {
public:
    ReachSearch(const Asset& asset, std::span<const glm::dmat4> world, const std::stop_token& stop)
        : m_asset(asset),
          m_world(world),
          m_stop(stop),
          m_boxes(asset.meshes.size()),
          m_palettes(asset.skins.size()),
          m_verticesLeft(allowedWork(asset, kVertexBudget)) {
        m_reach.ofNode.assign(asset.nodes.size(), 0.0);
    }

    Reach find() {
        for (std::size_t n = 0; n < m_asset.nodes.size() && !m_stop.stop_requested(); ++n) {
            const Node& node = m_asset.nodes[n];
            if (node.mesh && node.skin && m_seen.emplace(node.mesh, node.skin).second) {
                for (const Primitive& primitive : m_asset[node.mesh].primitives) {
                    addSkinned(primitive, node.skin);
                }
            } else if (node.mesh && !node.skin) {
                addRigid(node.mesh, NodeIndex(n));
            }
        }
        passUp();
        m_reach.modelSize = 2.0 * double{m_box.radius()};
        return std::move(m_reach);
    }

private:
    void add(NodeIndex node, const glm::dvec3& point) {
        const double distance = glm::length(point - glm::dvec3(m_world[node.value][3]));
        if (std::isfinite(distance)) {
            m_reach.ofNode[node.value] =
                std::max({m_reach.ofNode[node.value], distance, kAtOrigin});
        }
    }

    [[nodiscard]] const Box& boxOf(MeshIndex mesh) {
        std::optional<Box>& box = m_boxes[mesh.value];
        if (!box) {
            box = storedBox(m_asset[mesh], m_stop);
        }
        return *box;
    }

    void addRigid(MeshIndex mesh, NodeIndex node) {
        const Box& box = boxOf(mesh);
        if (box.empty()) {
            return;
        }
        for (int corner = 0; corner < 8; ++corner) {
            const glm::dvec3 local((corner & 1) != 0 ? box.max.x : box.min.x,
                                   (corner & 2) != 0 ? box.max.y : box.min.y,
                                   (corner & 4) != 0 ? box.max.z : box.min.z);
            const glm::dvec3 point(m_world[node.value] * glm::dvec4(local, 1.0));
            add(node, point);
            m_box.add(glm::vec3(point));
        }
    }

    [[nodiscard]] const std::vector<glm::dmat4>& paletteOf(SkinIndex index) {
        std::vector<glm::dmat4>& palette = m_palettes[index.value];
        const Skin& skin = m_asset[index];
        for (std::size_t j = palette.size(); j < skin.joints.size(); ++j) {
            palette.push_back(m_world[skin.joints[j].value] *
                              glm::dmat4(skin.inverseBindMatrices[j]));
        }
        return palette;
    }

    void addSkinned(const Primitive& primitive, SkinIndex index) {
        const Skin& skin = m_asset[index];
        const std::vector<glm::dmat4>& palette = paletteOf(index);
        const std::size_t step =
            std::max<std::size_t>(1, primitive.vertexCount() / kSampledVertices);
        VertexInfluences influences(primitive, skin.joints.size());
        for (std::size_t v = 0; v < primitive.vertexCount() && m_verticesLeft > 0; v += step) {
            --m_verticesLeft;
            const glm::dvec4 stored(glm::dvec3(primitive.positions[v]), 1.0);
            const std::span<const JointWeight> here = influences.at(v);
            for (const JointWeight& influence : here) {
                if (influence.weight >= kLeastShare) {
                    add(skin.joints[influence.joint],
                        glm::dvec3(palette[influence.joint] * stored));
                }
            }
            if (const JointWeight* most = strongest(here)) {
                m_box.add(glm::vec3(palette[most->joint] * stored));
            }
            if (m_stop.stop_requested()) {
                return;
            }
        }
    }

    void passUp() {
        for (std::size_t i = m_asset.parentsFirst.size(); i-- > 0;) {
            const NodeIndex node = m_asset.parentsFirst[i];
            const NodeIndex parent = m_asset[node].parent;
            if (!parent || m_reach.ofNode[node.value] == 0.0) {
                continue;
            }
            const double offset = glm::length(glm::dvec3(m_world[node.value][3]) -
                                              glm::dvec3(m_world[parent.value][3]));
            double& above = m_reach.ofNode[parent.value];
            above = std::max(above, offset + m_reach.ofNode[node.value]);
        }
    }

    const Asset& m_asset;
    std::span<const glm::dmat4> m_world;
    const std::stop_token& m_stop;
    std::vector<std::optional<Box>> m_boxes;          // [mesh], in mesh space
    std::vector<std::vector<glm::dmat4>> m_palettes;  // [skin], at rest
    std::size_t m_verticesLeft;
    std::set<std::pair<MeshIndex, SkinIndex>> m_seen;
    Reach m_reach;
    Box m_box;
};

}  // namespace

Box storedBox(const Mesh& mesh, const std::stop_token& stop) {
    Box box;
    for (const Primitive& primitive : mesh.primitives) {
        for (std::size_t v = 0; v < primitive.vertexCount() && !stop.stop_requested(); ++v) {
            box.add(primitive.positions[v]);
        }
    }
    return box;
}

Reach reachOfNodes(const Asset& asset, std::span<const glm::dmat4> world,
                   const std::stop_token& stop) {
    return ReachSearch(asset, world, stop).find();
}

}  // namespace sinew::check
