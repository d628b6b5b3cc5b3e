// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/bounds.h"

#include "model/asset/subtree.h"
#include "model/evaluate/visit_points.h"

namespace sinew {

namespace {

PointVisitor addingTo(Box& box) {
    return [&box](std::span<const glm::vec3> points) {
        for (const glm::vec3& point : points) {
            box.add(point);
        }
    };
}

}  // namespace

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
    visitAnimatedPoints(asset, scene, animation, weights, addingTo(box));
    return box;
}

Box storedBounds(const Asset& asset, SceneIndex scene) {
    Box box;
    visitStoredPoints(asset, scene, addingTo(box));
    return box;
}

}  // namespace sinew
