// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/evaluate/bounds.h"

namespace sinew {

/// One primitive, or one instance of it, as drawn by a node. World space, in units.
struct DrawnPart {
    NodeIndex node;
    std::uint32_t primitive = 0;
    std::optional<std::uint32_t> instance = {};  // instance of EXT_mesh_gpu_instancing
    Box box = {};                                // box of the finite vertices
    double core = 0.0;  // diameter of the ball around the median that holds half the vertices
    std::uint32_t outermost = 0;  // the vertex farthest from the median
    std::uint32_t broken = 0;     // vertices that are infinite or NaN

    /// Whether a vertex is far from the core.
    [[nodiscard]] bool hasStray() const noexcept;
};

/// Spatial extent of everything that is drawn.
struct Spread {
    std::vector<DrawnPart> parts;  // parts with at least one vertex
    Box box;
    double reach = 0.0;        // diagonal of the box that includes the world origin
    double largest = 0.0;      // the largest core of any part
    double half = 0.0;         // like `core`, for the centres and vertices of all parts
    std::size_t farthest = 0;  // the part with the point farthest from the median of all
    std::size_t broken = 0;    // parts with broken vertices

    /// Whether single precision and a picture cannot represent both scales: the reach is more than
    /// `ofLargest` times every core, or more than `ofHalf` times `half`.
    [[nodiscard]] bool isFarApart(double ofLargest, double ofHalf) const noexcept;
};

inline constexpr std::size_t kSpreadVertices = 4'000'000;

/// Spread of those of the nodes that are visible in the evaluator's current pose. More vertices
/// than the budget are subsampled. After a stop the result is meaningless.
[[nodiscard]] Spread nodeSpread(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                                WeightSource weights, std::size_t vertexBudget,
                                const std::stop_token& stop = {});

/// A key and its largest value.
struct ExtremeKey {
    std::uint32_t channel = 0;  // position in Animation::channels
    std::uint32_t key = 0;
    float seconds = 0.0F;
    double size = 0.0;
};

/// The keys with the largest finite translation, scale and weight, as far as the clip has such
/// channels.
[[nodiscard]] std::vector<ExtremeKey> extremeKeys(const Animation& clip);

}  // namespace sinew
