// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/visit_points.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "model/evaluate/pose_walk.h"

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

void visitAnimatedPoints(const std::shared_ptr<const ClipLibrary>& clips,
                         const std::vector<NodeIndex>& nodes, AnimationIndex animation,
                         WeightSource weights, const PointVisitor& visit,
                         const std::stop_token& stop, const HandPose& hand, NodeIndex still) {
    const Asset& asset = *clips->asset();
    std::vector<float> times(poseCount(asset, animation), 0.0F);
    for (std::size_t i = 0; animation && i < times.size(); ++i) {
        const float last = static_cast<float>(std::max<std::size_t>(times.size() - 1, 1));
        const float part = static_cast<float>(i) / last;
        times[i] = asset[animation].startSeconds + part * asset[animation].durationSeconds();
    }
    const std::size_t work = vertexCount(asset, nodes) * times.size();
    const std::size_t morphs = morphCount(asset, nodes) * times.size();
    const auto vertexStep =
        static_cast<std::uint32_t>(1 + std::max(work / kVertexBudget, morphs / kMorphBudget));
    std::vector<NodeIndex> shown;
    const auto visitPose = [&](const PoseEvaluator& pose, std::size_t) {
        shown.clear();
        std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(shown),
                     [&](NodeIndex node) { return pose.isVisible(node); });
        visitPosedPoints(pose, shown, weights, vertexStep, visit, stop);
    };
    const bool stays = still.valid();
    PoseWalk(clips).inOrder({.animation = animation,
                             .root = still,
                             .inPlace = {.x = stays, .y = stays, .z = stays},
                             .hand = hand},
                            times, visitPose, {.stop = stop});
}

void visitStoredPoints(const Asset& asset, std::vector<NodeIndex> nodes,
                       const PointVisitor& visit) {
    const std::vector<bool> visible = visibleNodes(asset);  // visibility at rest
    std::erase_if(nodes, [&](NodeIndex node) { return !visible[node.value]; });
    forEachPrimitive(asset, nodes,
                     [&](NodeIndex, const Primitive& primitive) { visit(primitive.positions); });
}

}  // namespace sinew
