// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// A point on a surface that takes light, world space.
struct LitSample {
    glm::vec3 position{0.0F};
    glm::vec3 normal{0.0F};  // unit, of the triangle
    float area = 0.0F;       // represented by the sample
    NodeIndex node;
};

/// Samples of the nodes' triangles in the evaluator's pose, with normalised weights, spread by
/// number and area: some thousand, the same for the same input. Instances count once, where their
/// first one is. Leaves out unlit materials, points, lines, and what has no area or is not finite.
[[nodiscard]] std::vector<LitSample> litSamples(const PoseEvaluator& evaluator,
                                                const std::vector<NodeIndex>& nodes);

}  // namespace sinew
