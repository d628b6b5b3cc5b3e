// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/root_motion_finder.h"

#include <cstdint>
#include <utility>

#include "model/evaluate/frame_list.h"
#include "model/evaluate/pose_walk.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostMixFrames = 20000;

struct FoundRoot {
    NodeIndex node;
    std::shared_ptr<const MotionPath> path;
};

NodeIndex findNode(const RootMotionFinder::Request& request) {
    const Asset& asset = *request.clips->asset();
    if (request.mix.layers.empty()) {
        return findRootNode(asset, request.animation);
    }
    for (const Layer& layer : request.mix.layers) {
        if (!layer.enabled || layer.animation.value >= asset.animations.size()) {
            continue;
        }
        if (const NodeIndex node = findRootNode(asset, layer.animation)) {
            return node;
        }
    }
    return {};
}

MotionPath pathOf(std::vector<float> seconds, std::vector<glm::vec3> points) {
    MotionPath path{.seconds = std::move(seconds), .points = std::move(points)};
    for (std::size_t i = 1; i < path.points.size(); ++i) {
        path.lengthUnits += glm::distance(path.points[i - 1], path.points[i]);
    }
    path.displacement = path.points.back() - path.points.front();
    return path;
}

/// Up to the last moment that is displayed: the end of a loop equals its start.
MotionPath mixPath(const RootMotionFinder::Request& request, NodeIndex node,
                   const std::stop_token& stop) {
    const double end = mixSeconds(*request.clips->asset(), request.mix);
    FrameList frames = frameList({.start = 0.0F, .end = static_cast<float>(end)},
                                 request.framesPerSecond, FrameEnds::WithEnds, kMostMixFrames);
    std::vector<glm::vec3> points(frames.seconds.size());
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i) {
        points[i] = glm::vec3(pose.world(node)[3]);
    };
    const bool done =
        PoseWalk(request.clips)
            .inParts({.mixing = true, .mix = request.mix}, frames.seconds, visit, {.stop = stop});
    return done ? pathOf(std::move(frames.seconds), std::move(points)) : MotionPath();
}

FoundRoot findRootMotion(const RootMotionFinder::Request& request, const std::stop_token& stop) {
    FoundRoot found;
    found.node = request.node ? request.node : findNode(request);
    if (!found.node) {
        return found;
    }
    const bool mixed = !request.mix.layers.empty();
    const auto rate = static_cast<float>(request.framesPerSecond);
    found.path = std::make_shared<const MotionPath>(
        mixed ? mixPath(request, found.node, stop)
              : motionPath(request.clips->asset(), request.animation, found.node, rate, stop));
    return found;
}

}  // namespace

void RootMotionFinder::start(Request request) {
    run([request = std::move(request)](
            const std::stop_token& stop) { return findRootMotion(request, stop); },
        [this](const FoundRoot& root) { emit found(root.node, root.path); },
        "the root has no path");
}

}  // namespace sinew
