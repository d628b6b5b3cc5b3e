// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/bounds.h"

namespace sinew::check {

/// How far the surface extends from each node that moves it: the largest distance from its origin
/// to a vertex that it or a descendant moves, at rest, in world units. A bound, not a measurement;
/// 0 where the node moves nothing.
struct Reach {
    std::vector<double> ofNode;
    double modelSize = 0.0;  // diagonal of the box of all these vertices; 0 without any

    [[nodiscard]] bool moves(NodeIndex node) const { return ofNode[node.value] > 0.0; }
};

/// Box of the positions of a mesh as stored. Incomplete after a stop.
[[nodiscard]] Box storedBox(const Mesh& mesh, const std::stop_token& stop = {});

/// `world`: worldFromNode of every node at rest. Large meshes are sampled. O(nodes + vertices).
[[nodiscard]] Reach reachOfNodes(const Asset& asset, std::span<const glm::dmat4> world,
                                 const std::stop_token& stop);

}  // namespace sinew::check
