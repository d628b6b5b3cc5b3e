// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/sole_points.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/core/finite.h"
#include "model/evaluate/rest_pose.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

constexpr double kSolePart = 0.25;  // lowest part of a foot, share of its height

struct SoleVertex {
    TrackPoint point;
    glm::dvec3 rest;  // world space
};

/// The vertices of every foot.
class FootVertices {
public:
    FootVertices(const Asset& asset, const Feet& feet)
        : m_asset(asset), m_rest(restWorld(asset)), m_vertices(feet.nodes.size()) {
        m_footOf.assign(asset.nodes.size(), feet.nodes.size());
        for (std::size_t foot = feet.nodes.size(); foot-- > 0;) {
            m_footOf[feet.tops[foot].value] = foot;
        }
        for (const NodeIndex node : asset.parentsFirst) {
            if (const NodeIndex parent = asset[node].parent) {
                m_footOf[node.value] = std::min(m_footOf[node.value], m_footOf[parent.value]);
            }
        }
        for (const Node& node : asset.nodes) {
            const auto index = NodeIndex(static_cast<std::size_t>(&node - asset.nodes.data()));
            if (node.mesh && node.skin) {
                addSkinned(node);
            } else if (node.mesh && isFoot(index)) {
                addRigid(index);
            }
        }
    }

    [[nodiscard]] const std::vector<SoleVertex>& of(std::size_t foot) const {
        return m_vertices[foot];
    }
    [[nodiscard]] glm::dvec3 restPlace(NodeIndex node) const {
        return glm::dvec3(m_rest[node.value][3]);
    }

private:
    [[nodiscard]] bool isFoot(NodeIndex node) const {
        return m_footOf[node.value] < m_vertices.size();
    }

    void add(NodeIndex node, const glm::dvec3& local) {
        const glm::dvec3 rest(m_rest[node.value] * glm::dvec4(local, 1.0));
        if (isFinite(rest)) {
            m_vertices[m_footOf[node.value]].push_back({{node, glm::vec3(local)}, rest});
        }
    }

    void addRigid(NodeIndex node) {
        for (const Primitive& primitive : m_asset[m_asset[node].mesh].primitives) {
            for (const glm::vec3& position : primitive.positions) {
                add(node, glm::dvec3(position));
            }
        }
    }

    void addSkinned(const Node& node) {
        const Skin& skin = m_asset[node.skin];
        if (std::none_of(skin.joints.begin(), skin.joints.end(),
                         [this](NodeIndex joint) { return isFoot(joint); })) {
            return;
        }
        for (const Primitive& primitive : m_asset[node.mesh].primitives) {
            VertexInfluences influences(primitive, skin.joints.size());
            for (std::size_t v = 0; v < primitive.vertexCount(); ++v) {
                const JointWeight* const most = strongest(influences.at(v));
                if (most != nullptr && isFoot(skin.joints[most->joint])) {
                    const glm::dmat4 jointFromMesh(skin.inverseBindMatrices[most->joint]);
                    add(skin.joints[most->joint],
                        glm::dvec3(jointFromMesh *
                                   glm::dvec4(glm::dvec3(primitive.positions[v]), 1.0)));
                }
            }
        }
    }

    const Asset& m_asset;
    std::vector<glm::dmat4> m_rest;
    std::vector<std::size_t> m_footOf;  // [node]: the first foot at or above it; the number of
                                        // feet: none
    std::vector<std::vector<SoleVertex>> m_vertices;
};

/// The vertices of the sole that lie farthest to the four sides.
std::array<const SoleVertex*, 4> outermost(const std::vector<SoleVertex>& vertices) {
    double low = HUGE_VAL;
    double high = -HUGE_VAL;
    for (const SoleVertex& vertex : vertices) {
        low = std::min(low, vertex.rest.y);
        high = std::max(high, vertex.rest.y);
    }
    constexpr std::array<glm::dvec2, 4> kSides{{{1.0, 0.0}, {-1.0, 0.0}, {0.0, 1.0}, {0.0, -1.0}}};
    std::array<const SoleVertex*, 4> found{};
    std::array<double, 4> far{-HUGE_VAL, -HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
    for (const SoleVertex& vertex : vertices) {
        if (vertex.rest.y > low + kSolePart * (high - low)) {
            continue;
        }
        for (std::size_t side = 0; side < kSides.size(); ++side) {
            const double here = glm::dot(kSides[side], glm::dvec2(vertex.rest.x, vertex.rest.z));
            if (here > far[side]) {
                far[side] = here;
                found[side] = &vertex;
            }
        }
    }
    return found;
}

}  // namespace

SolePoints solePoints(const Asset& asset, const Feet& feet) {
    const FootVertices vertices(asset, feet);
    SolePoints soles;
    for (std::size_t foot = 0; foot < feet.nodes.size(); ++foot) {
        soles.firstOf.push_back(soles.points.size());
        double lowest = vertices.restPlace(feet.nodes[foot]).y;
        if (vertices.of(foot).empty()) {
            soles.points.push_back({.node = feet.nodes[foot]});
        } else {
            lowest = HUGE_VAL;
            for (const SoleVertex* vertex : outermost(vertices.of(foot))) {
                soles.points.push_back(vertex->point);
                lowest = std::min(lowest, vertex->rest.y);
            }
        }
        soles.restHeights.push_back(lowest);
    }
    soles.firstOf.push_back(soles.points.size());
    return soles;
}

}  // namespace sinew
