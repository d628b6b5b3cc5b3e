// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/root_motion_finder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {
namespace {

constexpr double kMostMixFrames = 20000.0;

struct FoundRoot {
    NodeIndex node;
    std::shared_ptr<const MotionPath> path;
};

NodeIndex findNode(const RootMotionFinder::Request& request) {
    if (request.mix.layers.empty()) {
        return findRootNode(*request.asset, request.animation);
    }
    for (const Layer& layer : request.mix.layers) {
        if (!layer.enabled || layer.animation.value >= request.asset->animations.size()) {
            continue;
        }
        if (const NodeIndex node = findRootNode(*request.asset, layer.animation)) {
            return node;
        }
    }
    return {};
}

void add(MotionPath& path, float seconds, const glm::vec3& point) {
    if (!path.points.empty()) {
        path.lengthUnits += glm::distance(path.points.back(), point);
    }
    path.seconds.push_back(seconds);
    path.points.push_back(point);
    path.displacement = point - path.points.front();
}

MotionPath mixPath(const RootMotionFinder::Request& request, NodeIndex node,
                   const std::stop_token& stop) {
    const double end = mixSeconds(*request.asset, request.mix);
    const double rate = std::min(request.framesPerSecond, kMostMixFrames / std::max(end, 1e-3));
    PoseEvaluator evaluator(request.asset);
    std::vector<PoseLayer> layers;
    MotionPath path;
    const auto sample = [&](double seconds) {
        poseLayersAt(*request.asset, request.mix, seconds, layers);
        evaluator.evaluate(layers);
        add(path, static_cast<float>(seconds), glm::vec3(evaluator.world(node)[3]));
    };
    for (double frame = 0.0; frame / rate < end && !stop.stop_requested(); frame += 1.0) {
        sample(frame / rate);
    }
    // The end of a loop equals its start; the last moment before it is what is displayed.
    sample(std::nextafter(end, 0.0));
    return path;
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
              : motionPath(request.asset, request.animation, found.node, rate, stop));
    return found;
}

}  // namespace

glm::vec3 positionAt(const MotionPath& path, float seconds) noexcept {
    const auto next = std::upper_bound(path.seconds.begin(), path.seconds.end(), seconds);
    if (next == path.seconds.begin()) {
        return path.points.front();
    }
    if (next == path.seconds.end()) {
        return path.points.back();
    }
    const auto after = static_cast<std::size_t>(next - path.seconds.begin());
    const float from = path.seconds[after - 1];
    const float share = (seconds - from) / (path.seconds[after] - from);
    return glm::mix(path.points[after - 1], path.points[after], share);
}

void RootMotionFinder::start(Request request) {
    run([request = std::move(request)](
            const std::stop_token& stop) { return findRootMotion(request, stop); },
        [this](const FoundRoot& root) { emit found(root.node, root.path); },
        "the root has no path");
}

}  // namespace sinew
