// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

struct Box {
    glm::vec3 min{std::numeric_limits<float>::infinity()};
    glm::vec3 max{-std::numeric_limits<float>::infinity()};

    [[nodiscard]] bool empty() const noexcept { return min.x > max.x; }
    void add(const glm::vec3& point) noexcept;  // ignores points that are not finite
    void add(const Box& box) noexcept;
    [[nodiscard]] glm::vec3 center() const noexcept;
    [[nodiscard]] float radius() const noexcept;  // half the diagonal; 0 when empty
};

/// Length of the diagonal in units; 0 for an empty box. Does not overflow.
[[nodiscard]] double diagonal(const Box& box) noexcept;

class PoseEvaluator;

/// World-space box of the scene's vertices in the evaluator's current pose, including all instances
/// and hidden nodes. If the scene has no mesh, the box of its node origins.
[[nodiscard]] Box posedBounds(const PoseEvaluator& evaluator, SceneIndex scene,
                              WeightSource weights = WeightSource::Normalized);

/// The same for some nodes.
[[nodiscard]] Box nodeBounds(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                             WeightSource weights = WeightSource::Normalized);

/// The union over the rest pose (no animation) or over evenly spaced times of the animation. Large
/// meshes are subsampled to bound the work: for framing, not for measuring. Hidden nodes
/// (KHR_node_visibility) are excluded.
[[nodiscard]] Box animatedBounds(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                                 AnimationIndex animation,
                                 WeightSource weights = WeightSource::Normalized);

}  // namespace sinew
