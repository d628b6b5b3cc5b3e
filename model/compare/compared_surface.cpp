// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/compared_surface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <map>
#include <utility>

#include "model/core/nth_smallest.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

constexpr float kSamePlace = 1e-4F;   // share of the size
constexpr float kShellShare = 0.05F;  // share of the size

/// How primitives are matched, the strictest first.
struct Likeness {
    bool sameIndex;
    bool sameMaterial;
    bool sameCount;
};
constexpr std::array kLikenesses{Likeness{true, true, true},   Likeness{false, true, true},
                                 Likeness{true, true, false},  Likeness{false, true, false},
                                 Likeness{true, false, true},  Likeness{false, false, true},
                                 Likeness{true, false, false}, Likeness{false, false, false}};

using PrimitiveKey = std::array<std::uint64_t, 4>;

/// `material`: in numbers of the file after.
PrimitiveKey keyOf(const Primitive& primitive, std::uint32_t material, std::size_t index,
                   const Likeness& like) {
    return {elementSize(primitive.topology), like.sameMaterial ? material : 0,
            like.sameCount ? primitive.vertexCount() : 0, like.sameIndex ? index : 0};
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
    std::map<std::uint32_t, std::deque<NodeIndex>> free;  // [mesh after]
    for (const NodeIndex node : drawers(after)) {
        if (!taken[node.value]) {
            free[after[node].mesh.value].push_back(node);
        }
    }
    for (const NodeIndex node : left) {
        const auto found = free.find(matches.meshes.afterOf[before[node].mesh.value]);
        if (found != free.end() && !found->second.empty()) {
            pairs.emplace_back(node, found->second.front());
            found->second.pop_front();
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
        if (partners[i] == Matching::kNone || one.primitives[i].positions.empty() ||
            other.primitives[partners[i]].positions.empty()) {
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
    for (const Likeness& like : kLikenesses) {
        std::map<PrimitiveKey, std::deque<std::uint32_t>> free;
        for (std::size_t i = 0; i < after.primitives.size(); ++i) {
            const Primitive& primitive = after.primitives[i];
            if (!taken[i]) {
                free[keyOf(primitive, primitive.material.value, i, like)].push_back(
                    static_cast<std::uint32_t>(i));
            }
        }
        for (std::size_t i = 0; i < before.primitives.size() && !free.empty(); ++i) {
            const Primitive& primitive = before.primitives[i];
            const std::uint32_t material =
                primitive.material ? materials.afterOf[primitive.material.value] : Matching::kNone;
            const auto found = free.find(keyOf(primitive, material, i, like));
            if (partners[i] == Matching::kNone && found != free.end() && !found->second.empty()) {
                partners[i] = found->second.front();
                taken[partners[i]] = true;
                found->second.pop_front();
            }
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

DistanceSpread spreadOf(std::vector<float> values) {
    if (values.empty()) {
        return {};
    }
    double sum = 0.0;
    for (const float value : values) {
        sum += double{value};
    }
    const auto count = static_cast<double>(values.size());
    const auto rank = static_cast<std::size_t>(std::ceil(0.95 * count));
    return {.mean = sum / count, .percentile95 = double{nthSmallest(values, rank - 1)}};
}

}  // namespace sinew
