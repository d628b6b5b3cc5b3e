// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/bounds.h"

#include <cstdint>
#include <vector>

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

std::vector<NodeIndex> subtree(const Asset& asset, NodeIndex root) {
    std::vector<std::uint8_t> inside(asset.nodes.size(), 0);
    inside[root.value] = 1;
    std::vector<NodeIndex> result;
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && inside[parent.value] != 0) {
            inside[node.value] = 1;
        }
        if (inside[node.value] != 0) {
            result.push_back(node);
        }
    }
    return result;
}

}  // namespace

Box posedBounds(const PoseEvaluator& evaluator, SceneIndex scene, WeightSource weights) {
    Box box;
    visitPosedPoints(evaluator, sceneNodes(evaluator.asset(), scene), weights, 1, addingTo(box));
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

Box subtreeBounds(const PoseEvaluator& evaluator, NodeIndex node, WeightSource weights) {
    Box box;
    visitPosedPoints(evaluator, subtree(evaluator.asset(), node), weights, 1, addingTo(box));
    return box;
}

}  // namespace sinew
