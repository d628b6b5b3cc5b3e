// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "model/evaluate/bounds.h"
#include "model/evaluate/off_sums.h"

namespace sinew {

/// A vertex that lies elsewhere with weights as stored than with normalised weights.
struct MovedVertex {
    NodeIndex node;               // draws the primitive
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::uint32_t vertex = 0;
    float sum = 0.0F;       // sum of its weights; below 1: pulled towards the world origin
    double distance = 0.0;  // distance between both positions, in units
};

/// A larger distance is visible; relative to the model's size.
inline constexpr double kVisibleMove = 1e-3;

/// How far stored and normalised weights differ in one pose.
struct WeightDifference {
    double size = 0.0;          // model size: the diagonal of its box with normalised weights
    MovedVertex worst;          // distance 0: no difference
    std::size_t pulled = 0;     // vertices that stored weights visibly move towards the origin
    std::size_t pushed = 0;     // vertices that they move away from it
    std::size_t collapsed = 0;  // those of `pulled` that have no weight

    [[nodiscard]] bool isVisible() const noexcept { return pulled + pushed > 0; }
    /// The worst distance relative to the size.
    [[nodiscard]] double ofSize() const noexcept {
        return size > 0.0 ? worst.distance / size : 0.0;
    }
};

/// Compares the positions of every off vertex of `nodes`, which are those in the picture, in the
/// evaluator's current pose. Linear skinning; positions that are not finite are ignored. Returns at
/// once if `off` is empty; then there is no size either. After a stop the result is meaningless.
[[nodiscard]] WeightDifference weightDifference(const PoseEvaluator& evaluator,
                                                const std::vector<NodeIndex>& nodes,
                                                const OffSums& off,
                                                const std::stop_token& stop = {});

/// The visibly moved vertices, the worst first.
[[nodiscard]] std::vector<MovedVertex> movedVertices(const PoseEvaluator& evaluator,
                                                     const std::vector<NodeIndex>& nodes,
                                                     const OffSums& off,
                                                     const std::stop_token& stop = {});

}  // namespace sinew
