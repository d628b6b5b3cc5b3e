// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/evaluate/bounds.h"

namespace sinew {

/// One primitive, or one instance of it, where a node draws it. World space, units.
struct DrawnPart {
    NodeIndex node;
    std::uint32_t primitive = 0;
    std::optional<std::uint32_t> instance = {};  // of EXT_mesh_gpu_instancing
    Box box = {};                                // of the finite vertices
    double core = 0.0;  // diameter of the ball around the median that holds half the vertices
    std::uint32_t outermost = 0;  // the vertex farthest from the median
    std::uint32_t broken = 0;     // vertices that are infinite or not a number

    /// Whether a vertex lies far from the half that is close together.
    [[nodiscard]] bool hasStray() const noexcept;
};

/// How far what is drawn lies apart.
struct Spread {
    std::vector<DrawnPart> parts;  // that have a vertex
    Box box;
    double reach = 0.0;        // diagonal of the box with the world's origin in it
    double largest = 0.0;      // the largest core of a part
    double half = 0.0;         // like `core`, for the middles of all parts and their vertices
    std::size_t farthest = 0;  // the part with the point farthest from the median of all
    std::size_t broken = 0;    // parts with broken vertices

    /// Whether float numbers and a picture cannot hold both ends: half of each part, or half of
    /// everything, takes less than kFarApart or kFarFromHalf of the reach.
    [[nodiscard]] bool isFarApart() const noexcept;
};

/// At this ratio what is close together takes a hundredth of a pixel in a picture of a thousand,
/// and the steps of float numbers at the far end are a hundredth of it.
inline constexpr double kFarApart = 1e5;
inline constexpr double kFarFromHalf = 1e6;

/// Beyond it squares and cubes of distances leave the range of float numbers; below its inverse
/// they vanish. Units.
inline constexpr double kLargestReach = 1e12;

inline constexpr std::size_t kSpreadVertices = 4'000'000;

/// Of the scene's visible nodes at the evaluator's present pose. Scenes of more vertices than the
/// budget are thinned. A set stop token makes the answer meaningless.
[[nodiscard]] Spread posedSpread(const PoseEvaluator& evaluator, SceneIndex scene,
                                 WeightSource weights = WeightSource::Stored,
                                 std::size_t vertexBudget = kSpreadVertices,
                                 const std::stop_token& stop = {});

/// Length of the diagonal in units; 0 for an empty box. Does not overflow.
[[nodiscard]] double diagonal(const Box& box) noexcept;

/// A key and its greatest number.
struct ExtremeKey {
    std::uint32_t channel = 0;  // position in Animation::channels
    std::uint32_t key = 0;
    float seconds = 0.0F;
    double size = 0.0;
};

/// The key with the greatest finite translation, and those with the greatest scale and weight;
/// none for what the clip has not.
[[nodiscard]] std::vector<ExtremeKey> extremeKeys(const Animation& clip);

}  // namespace sinew
