// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/visit_points.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sinew {

namespace {

constexpr std::size_t kVertexBudget = 2'000'000;   // total over all poses of one animation
constexpr std::size_t kMorphBudget = 300'000'000;  // vertices times morph targets, likewise
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

std::size_t instanceCount(const Node& node) {
    return node.instances ? node.instances->transforms.size() : 1;
}

std::size_t vertexCount(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::size_t count = 0;
    forEachPrimitive(asset, nodes, [&](NodeIndex node, const Primitive& primitive) {
        count += primitive.vertexCount() * instanceCount(asset[node]);
    });
    return count;
}

// Cost of morphing: vertices times morph targets.
std::size_t morphCount(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::size_t count = 0;
    forEachPrimitive(asset, nodes, [&](NodeIndex, const Primitive& primitive) {
        count += primitive.vertexCount() * primitive.targets.size();
    });
    return count;
}

std::size_t poseCount(const Asset& asset, AnimationIndex animation) {
    if (!animation || !(asset[animation].durationSeconds() > 0.0F)) {
        return 1;
    }
    const float request = std::ceil(asset[animation].durationSeconds() * kPosesPerSecond);
    return static_cast<std::size_t>(std::clamp(request, kMinPoses, kMaxPoses));
}

// `points` are in mesh space. Many instances of few points are subsampled to about the vertex
// budget.
void visitInstances(const Instances& instances, const glm::mat4& worldFromNode,
                    std::span<const glm::vec3> points, const PointVisitor& visit) {
    const std::size_t count = instances.transforms.size();
    const std::size_t step = 1 + count / kVertexBudget;
    std::vector<glm::vec3> moved(points.size());
    for (std::size_t i = 0; i < count; i += step) {
        const glm::mat4 worldFromMesh = worldFromNode * toMatrix(instances.transforms[i]);
        std::transform(points.begin(), points.end(), moved.begin(), [&](const glm::vec3& point) {
            return glm::vec3(worldFromMesh * glm::vec4(point, 1.0F));
        });
        visit(moved);
    }
}

}  // namespace

void visitPosedPoints(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                      WeightSource weights, std::uint32_t vertexStep, const PointVisitor& visit,
                      const std::stop_token& stop) {
    DeformedVertices scratch;
    bool any = false;
    forEachPrimitive(evaluator.asset(), nodes, [&](NodeIndex node, const Primitive& primitive) {
        if (stop.stop_requested()) {
            return;
        }
        DeformInput input = deformInput(evaluator, node, weights);
        input.vertexStep = vertexStep;
        const auto& instances = evaluator.asset()[node].instances;
        if (instances) {
            input.worldFromMesh = glm::mat4(1.0F);
        }
        deformPrimitive(primitive, input, scratch);
        any = any || !scratch.positions.empty();
        if (instances) {
            visitInstances(*instances, evaluator.world(node), scratch.positions, visit);
        } else {
            visit(scratch.positions);
        }
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
    visitAnimatedPoints(std::make_shared<const ClipLibrary>(asset), scene, animation, weights,
                        visit);
}

void visitAnimatedPoints(const std::shared_ptr<const ClipLibrary>& clips, SceneIndex scene,
                         AnimationIndex animation, WeightSource weights, const PointVisitor& visit,
                         const std::stop_token& stop) {
    visitAnimatedNodes(clips, sceneNodes(*clips->asset(), scene), animation, weights, visit, stop);
}

void visitAnimatedNodes(const std::shared_ptr<const ClipLibrary>& clips,
                        const std::vector<NodeIndex>& nodes, AnimationIndex animation,
                        WeightSource weights, const PointVisitor& visit,
                        const std::stop_token& stop, const HandPose& hand, NodeIndex still) {
    if (animation && !clips->prepare(animation, stop)) {
        return;
    }
    const std::shared_ptr<const Asset>& asset = clips->asset();
    const std::size_t poses = poseCount(*asset, animation);
    const std::size_t work = vertexCount(*asset, nodes) * poses;
    const std::size_t morphs = morphCount(*asset, nodes) * poses;
    const auto vertexStep =
        static_cast<std::uint32_t>(1 + std::max(work / kVertexBudget, morphs / kMorphBudget));

    PoseEvaluator evaluator(clips);
    evaluator.setHandPose(hand);
    evaluator.setInPlace(still, {.x = still.valid(), .y = still.valid(), .z = still.valid()});
    evaluator.evaluate({}, 0.0F);
    std::vector<NodeIndex> shown;
    for (std::size_t i = 0; i < poses && !stop.stop_requested(); ++i) {
        if (animation) {
            const Animation& clip = (*asset)[animation];
            const float last = static_cast<float>(std::max<std::size_t>(poses - 1, 1));
            const float part = static_cast<float>(i) / last;
            evaluator.evaluate(animation, clip.startSeconds + part * clip.durationSeconds());
        }
        shown.clear();
        std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(shown),
                     [&](NodeIndex node) { return evaluator.isVisible(node); });
        visitPosedPoints(evaluator, shown, weights, vertexStep, visit, stop);
    }
}

void visitStoredPoints(const Asset& asset, SceneIndex scene, const PointVisitor& visit,
                       const std::stop_token& stop) {
    visitStoredNodes(asset, sceneNodes(asset, scene), visit, stop);
}

void visitStoredNodes(const Asset& asset, std::vector<NodeIndex> nodes, const PointVisitor& visit,
                      const std::stop_token& stop) {
    const std::vector<bool> visible = visibleNodes(asset);  // visibility at rest
    std::erase_if(nodes, [&](NodeIndex node) { return !visible[node.value]; });
    forEachPrimitive(asset, nodes, [&](NodeIndex, const Primitive& primitive) {
        if (!stop.stop_requested()) {
            visit(primitive.positions);
        }
    });
}

}  // namespace sinew
