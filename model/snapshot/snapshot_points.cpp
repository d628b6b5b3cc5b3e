// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/snapshot/snapshot_points.h"

#include <algorithm>
#include <cmath>

#include "model/asset/subtree.h"
#include "model/core/nth_smallest.h"
#include "model/evaluate/bounds.h"

namespace sinew {
namespace {

constexpr double kShellShare = 0.25;  // share of the size

/// No axis, no plane of symmetry: what rigs turn about.
const glm::dvec3 kDirections[] = {glm::normalize(glm::dvec3(0.35, 0.61, 0.71)),
                                  glm::normalize(glm::dvec3(-0.74, 0.48, -0.31))};

double usable(double length) {
    return std::isfinite(length) && length > 0.0 ? length : 1.0;
}

/// Weights of several targets must not cancel each other out.
glm::dvec3 weighted(std::span<const float> values) {
    double sum = 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += double{values[i]} * (1.0 + 0.381966 * static_cast<double>(i % 8));
    }
    return sum * kDirections[1];
}

}  // namespace

std::vector<NodeIndex> snapshotNodes(const Asset& asset) {
    std::vector<bool> chosen = jointsOfSkins(asset);
    for (const Animation& clip : asset.animations) {
        for (const Channel& channel : clip.channels) {
            chosen[channel.node.value] = true;
        }
    }
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i] || asset.nodes[i].mesh) {
            nodes.emplace_back(i);
        }
    }
    return nodes;
}

SnapshotScale scaleAtRest(const PoseEvaluator& rest, const std::vector<NodeIndex>& nodes) {
    const Asset& asset = rest.asset();
    std::vector<NodeIndex> drawn;
    Box box;
    std::vector<double> lengths;
    for (const NodeIndex node : nodes) {
        const glm::dmat4 world(rest.world(node));
        box.add(glm::vec3(world[3]));
        lengths.push_back(glm::length(glm::dmat3(world) * kDirections[0]));
        if (asset[node].mesh) {
            drawn.push_back(node);
        }
    }
    box.add(nodeBounds(rest, drawn));
    SnapshotScale scale;
    scale.size = usable(2.0 * double{box.radius()});
    double surface = 0.0;
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            Box stored;
            for (const glm::vec3& position : primitive.positions) {
                stored.add(position);
            }
            surface = std::max(surface, 2.0 * double{stored.radius()});
        }
    }
    scale.surface = usable(surface);
    scale.shell = kShellShare * scale.size / (lengths.empty() ? 1.0 : usable(median(lengths)));
    return scale;
}

double shellOf(const PoseEvaluator& rest, NodeIndex node, const SnapshotScale& scale) {
    constexpr double kLeastShare = 1e-3;  // smaller nodes rest hidden, and clips let them grow
    const double wanted = kShellShare * scale.size;
    const double length = glm::length(glm::dmat3(rest.world(node)) * kDirections[0]);
    const bool usual = std::isfinite(length) && length * scale.shell >= kLeastShare * wanted;
    return usual && length > 0.0 ? wanted / length : scale.shell;
}

glm::dvec3 snapshotPoint(const PoseEvaluator& pose, NodeIndex node, const SnapshotScale& scale,
                         double shell, bool other) {
    const glm::dvec4 local(shell * kDirections[other ? 1 : 0], 1.0);
    const glm::dvec3 world(glm::dmat4(pose.world(node)) * local);
    return world / scale.size + kShellShare * weighted(pose.pose().weightsOf(pose.asset()[node]));
}

glm::dvec3 propertyPoint(const PoseEvaluator& pose) {
    double sum = 0.0;
    for (const AnimatedProperty& each : pose.asset().animatedProperties) {
        for (std::uint32_t i = 0; each.byClips && i < each.width; ++i) {
            // Few, and exact sums are no help where their order is the file's.
            sum += double{pose.pose().properties[each.first + i]};
        }
    }
    return kShellShare * sum * kDirections[0];
}

glm::dvec3 boundPoint(const glm::mat4& palette, const SnapshotScale& scale) {
    const glm::dvec4 local(kShellShare * scale.surface * kDirections[0], 1.0);
    return glm::dvec3(glm::dmat4(palette) * local) / scale.size;
}

}  // namespace sinew
