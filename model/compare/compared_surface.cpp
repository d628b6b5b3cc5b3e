// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/compared_surface.h"

#include <algorithm>
#include <utility>

#include "model/evaluate/bounds.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

constexpr float kSamePlace = 1e-4F;   // share of the size
constexpr float kShellShare = 0.05F;  // share of the size

/// How well two primitives fit; 0: not at all.
int likeness(const Primitive& before, const Primitive& after, const Matching& materials,
             bool sameIndex) {
    if (elementSize(before.topology) != elementSize(after.topology)) {
        return 0;
    }
    const bool sameMaterial = before.material && after.material
                                  ? materials.afterOf[before.material.value] == after.material.value
                                  : before.material == after.material;
    const bool sameCount = before.vertexCount() == after.vertexCount();
    return 1 + (sameMaterial ? 4 : 0) + (sameCount ? 2 : 0) + (sameIndex ? 1 : 0);
}

std::vector<NodeIndex> moversOf(const Asset& asset, NodeIndex node, const Primitive& primitive) {
    std::vector<NodeIndex> movers(primitive.vertexCount(), node);
    if (!isSkinned(asset[node], primitive)) {
        return movers;
    }
    const Skin& skin = asset[asset[node].skin];
    VertexInfluences influences(primitive, skin.joints.size());
    for (std::size_t i = 0; i < movers.size(); ++i) {
        if (const JointWeight* const joint = strongest(influences.at(i))) {
            movers[i] = skin.joints[joint->joint];
        }
    }
    return movers;
}

float sizeOf(const PoseEvaluator& pose) {
    return 2.0F * posedBounds(pose, pose.asset().defaultScene).radius();
}

std::vector<glm::vec3> restPositions(const PoseEvaluator& pose, NodeIndex node,
                                     const Primitive& primitive) {
    DeformedVertices rest;
    deformPrimitive(primitive, deformInput(pose, node, WeightSource::Normalized), rest);
    return std::move(rest.positions);
}

/// Nodes that draw meshes.
std::vector<NodeIndex> drawers(const Asset& asset) {
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (asset.nodes[i].mesh) {
            nodes.emplace_back(i);
        }
    }
    return nodes;
}

/// Pairs of nodes that draw the same mesh: matched nodes, then others whose meshes are matched,
/// such as a mesh that was put on a node of its own.
std::vector<std::pair<NodeIndex, NodeIndex>> matchDrawers(const Asset& before, const Asset& after,
                                                          const ObjectMatches& matches) {
    std::vector<std::pair<NodeIndex, NodeIndex>> pairs;
    std::vector<NodeIndex> left;
    std::vector<bool> taken(after.nodes.size(), false);
    for (const NodeIndex node : drawers(before)) {
        const NodeIndex partner = matches.afterOf(node);
        if (partner && after[partner].mesh) {
            pairs.emplace_back(node, partner);
            taken[partner.value] = true;
        } else {
            left.push_back(node);
        }
    }
    const std::vector<NodeIndex> others = drawers(after);
    for (const NodeIndex node : left) {
        const std::uint32_t mesh = matches.meshes.afterOf[before[node].mesh.value];
        const auto found = std::find_if(others.begin(), others.end(), [&](NodeIndex other) {
            return !taken[other.value] && after[other].mesh.value == mesh;
        });
        if (found != others.end()) {
            pairs.emplace_back(node, *found);
            taken[found->value] = true;
        }
    }
    return pairs;
}

void addMesh(const PoseEvaluator& before, const PoseEvaluator& after, NodeIndex here,
             NodeIndex there, const ObjectMatches& matches, const std::stop_token& stop,
             ComparedSurface& surface) {
    const MeshIndex mesh = before.asset()[here].mesh;
    const MeshIndex otherMesh = after.asset()[there].mesh;
    const Mesh& one = before.asset()[mesh];
    const Mesh& other = after.asset()[otherMesh];
    const std::vector<std::uint32_t> partners = matchPrimitives(one, other, matches.materials);
    for (std::uint32_t i = 0; i < partners.size() && !stop.stop_requested(); ++i) {
        if (partners[i] == Matching::kNone) {
            continue;
        }
        const Primitive& primitive = one.primitives[i];
        const Primitive& partner = other.primitives[partners[i]];
        const std::vector<glm::vec3> places = restPositions(before, here, primitive);
        const std::vector<glm::vec3> otherPlaces = restPositions(after, there, partner);
        surface.primitives.push_back(
            {.before = here,
             .after = there,
             .primitive = i,
             .afterPrimitive = partners[i],
             .vertices = VertexMatches({primitive, places}, {partner, otherPlaces},
                                       surface.tolerance, stop),
             .mover = moversOf(before.asset(), here, primitive)});
    }
}

}  // namespace

std::vector<std::uint32_t> matchPrimitives(const Mesh& before, const Mesh& after,
                                           const Matching& materials) {
    std::vector<std::uint32_t> partners(before.primitives.size(), Matching::kNone);
    std::vector<bool> taken(after.primitives.size(), false);
    for (std::size_t i = 0; i < before.primitives.size(); ++i) {
        int best = 0;
        for (std::size_t j = 0; j < after.primitives.size(); ++j) {
            const int like = likeness(before.primitives[i], after.primitives[j], materials, i == j);
            if (!taken[j] && like > best) {
                best = like;
                partners[i] = static_cast<std::uint32_t>(j);
            }
        }
        if (best > 0) {
            taken[partners[i]] = true;
        }
    }
    return partners;
}

std::size_t ComparedSurface::pointCount(const Asset& before) const {
    std::size_t count = 3 * bones.size();
    for (const ComparedPrimitive& one : primitives) {
        count += before[before[one.before].mesh].primitives[one.primitive].vertexCount();
    }
    return count;
}

ComparedSurface comparedSurface(const PoseEvaluator& before, const PoseEvaluator& after,
                                const ObjectMatches& matches, const std::stop_token& stop) {
    ComparedSurface surface;
    surface.size = std::max(sizeOf(before), sizeOf(after));
    surface.tolerance = kSamePlace * surface.size;
    for (const auto& [here, there] : matchDrawers(before.asset(), after.asset(), matches)) {
        addMesh(before, after, here, there, matches, stop, surface);
    }
    if (surface.primitives.empty()) {
        surface.bones = matches.nodes.pairs;
        surface.shell = kShellShare * surface.size;
    }
    return surface;
}

}  // namespace sinew
