// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/compare/compared_surface.h"

namespace sinew {

/// How much weight of one joint moved to others.
struct JointWeightChange {
    NodeIndex joint;  // node before, or after where `onlyAfter`
    bool onlyAfter = false;
    double moved = 0.0;  // sum of |difference| over all vertices, in weights of one vertex
    double share = 0.0;  // part of what the joint holds in the file before; 1 if that is nothing
};

/// A skinned vertex of the file before, and the sum of |difference| of its normalised weights.
struct WeightPlace {
    float difference = 0.0F;  // 0 to 2
    NodeIndex node;           // draws the mesh; none: no difference
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;
};

/// Weights of two files, vertex by vertex.
struct WeightComparison {
    std::size_t vertices = 0;   // skinned in both files
    std::size_t different = 0;  // vertices that differ by more than their stored types round
    WeightPlace largest;
    DistanceSpread spread;
    std::vector<std::size_t> differentOf;   // [primitive of the surface]
    std::vector<JointWeightChange> joints;  // most moved first, those above 0
};

/// Weights are normalised. Joints are matched as nodes are; a vertex that lies on a triangle of the
/// other file is compared with the weights that its corners have there.
[[nodiscard]] WeightComparison compareWeights(const Asset& before, const Asset& after,
                                              const ObjectMatches& matches,
                                              const ComparedSurface& surface,
                                              const std::stop_token& stop = {});

}  // namespace sinew
