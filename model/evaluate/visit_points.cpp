// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/visit_points.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr std::size_t kVertexBudget = 2'000'000;  // of all poses of one animation together
constexpr float kPosesPerSecond = 12.0F;
constexpr float kMinPoses = 9.0F;
constexpr float kMaxPoses = 65.0F;

template <class Visit>
void forEachPrimitive(const Asset& asset, const std::vector<NodeIndex>& nodes, Visit visit) {
    for (const NodeIndex node : nodes) {
        if (asset[node].mesh) {
            for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
                visit(node, primitive);
            }
        }
    }
}

std::size_t vertexCount(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::size_t count = 0;
    forEachPrimitive(asset, nodes, [&](NodeIndex, const Primitive& primitive) {
        count += primitive.vertexCount();
    });
    return count;
}

std::size_t poseCount(const Asset& asset, AnimationIndex animation) {
    if (!animation || !(asset[animation].durationSeconds() > 0.0F)) {
        return 1;
    }
    const float wish = std::ceil(asset[animation].durationSeconds() * kPosesPerSecond);
    return static_cast<std::size_t>(std::clamp(wish, kMinPoses, kMaxPoses));
}

}  // namespace

void visitPosedPoints(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                      WeightSource weights, std::uint32_t vertexStep, const PointVisitor& visit) {
    DeformedVertices scratch;
    bool any = false;
    forEachPrimitive(evaluator.asset(), nodes, [&](NodeIndex node, const Primitive& primitive) {
        DeformInput input = deformInput(evaluator, node, weights);
        input.vertexStep = vertexStep;
        deformPrimitive(primitive, input, scratch);
        any = any || !scratch.positions.empty();
        visit(scratch.positions);
    });
    if (!any) {
        for (const NodeIndex node : nodes) {
            scratch.positions.emplace_back(evaluator.world(node)[3]);
        }
        visit(scratch.positions);
    }
}

void visitAnimatedPoints(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                         AnimationIndex animation, WeightSource weights,
                         const PointVisitor& visit) {
    const std::vector<NodeIndex> nodes = sceneNodes(*asset, scene);
    const std::size_t poses = poseCount(*asset, animation);
    const std::size_t work = vertexCount(*asset, nodes) * poses;
    const auto vertexStep = static_cast<std::uint32_t>(1 + work / kVertexBudget);

    PoseEvaluator evaluator(asset);
    for (std::size_t i = 0; i < poses; ++i) {
        if (animation) {
            const Animation& clip = (*asset)[animation];
            const float last = static_cast<float>(std::max<std::size_t>(poses - 1, 1));
            const float part = static_cast<float>(i) / last;
            evaluator.evaluate(animation, clip.startSeconds + part * clip.durationSeconds());
        }
        visitPosedPoints(evaluator, nodes, weights, vertexStep, visit);
    }
}

void visitStoredPoints(const Asset& asset, SceneIndex scene, const PointVisitor& visit) {
    forEachPrimitive(asset, sceneNodes(asset, scene),
                     [&](NodeIndex, const Primitive& primitive) { visit(primitive.positions); });
}

}  // namespace sinew
