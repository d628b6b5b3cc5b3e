// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/weights/joint_islands.h"

namespace sinew {

/// What one joint does to the meshes of one node, over all sets of influences, as stored.
struct JointStatistics {
    std::size_t vertices = 0;   // vertices with a weight of the joint other than 0
    std::size_t dominated = 0;  // vertices with it as the largest; the lower joint index wins a tie
    float largest = 0.0F;
    double total = 0.0;
    double surface = 0.0;  // share of the rest-pose area; a triangle counts by the mean weight of
                           // its corners
    std::size_t overFour = 0;   // those of `vertices` with more than four joints
    std::size_t overEight = 0;  // those with more than eight
    std::vector<JointIsland> islands;
};

/// Statistics of a skin as used by one node.
struct SkinStatistics {
    SkinIndex skin;
    NodeIndex node;
    double area = 0.0;                         // area of the triangles at rest, world units squared
    std::vector<JointStatistics> joints = {};  // [joint]
};

/// `rest`: in the rest pose. `node` draws a mesh with a skin. Runs on all cores; incomplete after a
/// stop. The result does not depend on the number of threads.
[[nodiscard]] SkinStatistics skinStatistics(const PoseEvaluator& rest, NodeIndex node,
                                            const std::stop_token& stop = {});

/// Nodes that draw a mesh with a skin, by index.
[[nodiscard]] std::vector<NodeIndex> skinnedNodes(const Asset& asset);

/// How the weights of one primitive are spread, over all sets, as stored.
struct PrimitiveStatistics {
    std::size_t vertices = 0;
    std::vector<std::size_t> influences;  // [k]: vertices with exactly k joints of non-zero weight
    std::optional<std::uint32_t> firstUnweighted;
    std::size_t sumOff = 0;  // vertices whose sum is wrong, see weightSum
    double worstSum = 0.0;   // signed difference from 1
    std::optional<std::uint32_t> worstSumVertex;

    [[nodiscard]] std::size_t unweighted() const noexcept {
        return influences.empty() ? 0 : influences.front();
    }
};

/// `jointCount`: of the skin. Runs on all cores; incomplete after a stop.
[[nodiscard]] PrimitiveStatistics primitiveStatistics(const Primitive& primitive,
                                                      std::size_t jointCount,
                                                      const std::stop_token& stop = {});

}  // namespace sinew
