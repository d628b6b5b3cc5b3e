// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/bounds.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "model/evaluate/deform_node.h"

namespace sinew {

namespace {

constexpr std::size_t kVertexBudget = 2'000'000;  // of all poses of one animation together
constexpr float kPosesPerSecond = 12.0F;
constexpr float kMinPoses = 9.0F;
constexpr float kMaxPoses = 65.0F;

Box boundsOf(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
             WeightSource weights, std::uint32_t vertexStep, DeformedVertices& scratch) {
    const Asset& asset = evaluator.asset();
    Box box;
    for (const NodeIndex node : nodes) {
        if (!asset[node].mesh) {
            continue;
        }
        DeformInput input = deformInput(evaluator, node, weights);
        input.vertexStep = vertexStep;
        for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
            deformPrimitive(primitive, input, scratch);
            for (const glm::vec3& position : scratch.positions) {
                box.add(position);
            }
        }
    }
    if (box.empty()) {
        for (const NodeIndex node : nodes) {
            box.add(glm::vec3(evaluator.world(node)[3]));
        }
    }
    return box;
}

std::size_t vertexCount(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::size_t count = 0;
    for (const NodeIndex node : nodes) {
        if (asset[node].mesh) {
            for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
                count += primitive.vertexCount();
            }
        }
    }
    return count;
}

std::size_t poseCount(const Asset& asset, AnimationIndex animation) {
    if (!animation || !(asset[animation].durationSeconds() > 0.0F)) {
        return 1;
    }
    const float wish = std::ceil(asset[animation].durationSeconds() * kPosesPerSecond);
    return static_cast<std::size_t>(std::clamp(wish, kMinPoses, kMaxPoses));
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
    DeformedVertices scratch;
    return boundsOf(evaluator, sceneNodes(evaluator.asset(), scene), weights, 1, scratch);
}

Box animatedBounds(std::shared_ptr<const Asset> asset, SceneIndex scene, AnimationIndex animation,
                   WeightSource weights) {
    const std::vector<NodeIndex> nodes = sceneNodes(*asset, scene);
    const std::size_t poses = poseCount(*asset, animation);
    const std::size_t work = vertexCount(*asset, nodes) * poses;
    const auto vertexStep = static_cast<std::uint32_t>(1 + work / kVertexBudget);

    PoseEvaluator evaluator(std::move(asset));
    DeformedVertices scratch;
    Box box;
    for (std::size_t i = 0; i < poses; ++i) {
        if (animation) {
            const Animation& clip = evaluator.asset()[animation];
            const float last = static_cast<float>(std::max<std::size_t>(poses - 1, 1));
            const float part = static_cast<float>(i) / last;
            evaluator.evaluate(animation, clip.startSeconds + part * clip.durationSeconds());
        }
        box.add(boundsOf(evaluator, nodes, weights, vertexStep, scratch));
    }
    return box;
}

Box storedBounds(const Asset& asset, SceneIndex scene) {
    Box box;
    for (const NodeIndex node : sceneNodes(asset, scene)) {
        if (asset[node].mesh) {
            for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
                for (const glm::vec3& position : primitive.positions) {
                    box.add(position);
                }
            }
        }
    }
    return box;
}

Box subtreeBounds(const PoseEvaluator& evaluator, NodeIndex node, WeightSource weights) {
    DeformedVertices scratch;
    return boundsOf(evaluator, subtree(evaluator.asset(), node), weights, 1, scratch);
}

}  // namespace sinew
