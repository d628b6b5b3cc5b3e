// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/bounds.h"

#include "model/asset/asset.h"
#include "model/asset/subtree.h"
#include "model/core/finite.h"
#include "model/evaluate/visit_points.h"

namespace sinew {

void Box::add(const glm::vec3& point) noexcept {
    if (isFinite(point)) {
        min = glm::min(min, point);
        max = glm::max(max, point);
    }
}

void Box::add(const Box& box) noexcept {
    min = glm::min(min, box.min);
    max = glm::max(max, box.max);
}

glm::vec3 Box::center() const noexcept {
    return empty() ? glm::vec3(0.0F) : 0.5F * min + 0.5F * max;
}

float Box::radius() const noexcept {
    return static_cast<float>(0.5 * diagonal(*this));
}

double diagonal(const Box& box) noexcept {
    // In double precision: the square of a large extent can overflow a float.
    return box.empty() ? 0.0 : glm::length(glm::dvec3(box.max) - glm::dvec3(box.min));
}

Box posedBounds(const PoseEvaluator& evaluator, SceneIndex scene, WeightSource weights) {
    return nodeBounds(evaluator, sceneNodes(evaluator.asset(), scene), weights);
}

Box nodeBounds(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
               WeightSource weights) {
    Box box;
    visitPosedPoints(evaluator, nodes, weights, 1, addingTo(box));
    return box;
}

Box animatedBounds(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                   AnimationIndex animation, WeightSource weights) {
    Box box;
    visitAnimatedPoints(std::make_shared<const ClipLibrary>(asset), sceneNodes(*asset, scene),
                        animation, weights, addingTo(box));
    return box;
}

}  // namespace sinew
