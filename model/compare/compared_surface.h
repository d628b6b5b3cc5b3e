// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/compare/object_matches.h"
#include "model/compare/vertex_matches.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// A primitive that nodes of both files draw.
struct ComparedPrimitive {
    NodeIndex before;
    NodeIndex after;
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::uint32_t afterPrimitive = 0;
    VertexMatches vertices;
    std::vector<NodeIndex> mover;  // [vertex]: the joint of the largest weight, or the node
};

/// What is measured in both files: primitives, or points around the nodes where no primitive has a
/// partner.
struct ComparedSurface {
    std::vector<ComparedPrimitive> primitives;
    std::vector<ObjectMatch> bones;  // nodes, if there are no primitives
    float shell = 0.0F;              // distance of the points from the origins of `bones`
    float tolerance = 0.0F;          // how far places that are the same may be apart at rest
    float size = 0.0F;               // diagonal of everything at rest, of the larger file

    /// Shorter distances are rounding of coordinates.
    [[nodiscard]] float rounding() const noexcept { return 1e-6F * size; }

    /// Points over all parts: vertices, or three per bone.
    [[nodiscard]] std::size_t pointCount(const Asset& before) const;
};

/// Both evaluators hold the rest pose. Incomplete after a stop.
[[nodiscard]] ComparedSurface comparedSurface(const PoseEvaluator& before,
                                              const PoseEvaluator& after,
                                              const ObjectMatches& matches,
                                              const std::stop_token& stop = {});

/// Primitive of the other mesh for every primitive of a mesh, Matching::kNone without one: equal
/// materials, counts and places in the list decide.
[[nodiscard]] std::vector<std::uint32_t> matchPrimitives(const Mesh& before, const Mesh& after,
                                                         const Matching& materials);

/// Mean and 95th percentile of differences.
struct DistanceSpread {
    double mean = 0.0;
    double percentile95 = 0.0;
};

/// Both 0 without values. The percentile is the smallest value that at least 95 % do not exceed.
[[nodiscard]] DistanceSpread spreadOf(std::vector<float> values);

}  // namespace sinew
