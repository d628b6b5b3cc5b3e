// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/node_tracks.h"

#include <algorithm>
#include <iterator>

#include "model/core/parallel.h"
#include "model/core/worker_pool.h"
#include "model/evaluate/frame_times.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew {
namespace {

constexpr std::size_t kMostTrackFrames = 100'000;
constexpr std::size_t kLeastFramesOfWorker = 16;  // fewer are not worth an evaluator
constexpr std::size_t kMostTrackWorkers = 8;

NodeTracks emptyTracks(const Asset& asset, AnimationIndex animation,
                       std::span<const NodeIndex> nodes, double framesPerSecond) {
    NodeTracks tracks;
    tracks.framesPerSecond = framesPerSecond;
    if (animation.value >= asset.animations.size()) {
        return tracks;
    }
    std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(tracks.nodes),
                 [&asset](NodeIndex node) { return node.value < asset.nodes.size(); });
    if (!tracks.nodes.empty()) {
        const Animation& clip = asset[animation];
        const std::size_t most =
            std::clamp<std::size_t>(kMostTrackPositions / tracks.nodes.size(), 2, kMostTrackFrames);
        tracks.seconds = timesOfFrames(clip.startSeconds, clip.endSeconds, framesPerSecond, most);
        tracks.positions.resize(tracks.nodes.size() * tracks.seconds.size());
    }
    return tracks;
}

}  // namespace

NodeTracks nodeTracks(const std::shared_ptr<const ClipLibrary>& clips, AnimationIndex animation,
                      std::span<const NodeIndex> nodes, double framesPerSecond,
                      const std::stop_token& stop) {
    NodeTracks tracks = emptyTracks(*clips->asset(), animation, nodes, framesPerSecond);
    const std::size_t frames = tracks.seconds.size();
    if (frames == 0 || !clips->prepare(animation, stop)) {
        return {};
    }
    const std::size_t workers = std::min(
        {WorkerPool::shared().threads(), kMostTrackWorkers, frames / kLeastFramesOfWorker + 1});
    std::vector<PoseEvaluator> poses;
    for (std::size_t i = 0; i < workers; ++i) {
        poses.emplace_back(clips);
    }
    onAllCores(workers, stop, [&](std::size_t worker) {
        const std::size_t end = frames * (worker + 1) / workers;
        for (std::size_t i = frames * worker / workers; i < end && !stop.stop_requested(); ++i) {
            poses[worker].evaluate(animation, tracks.seconds[i]);
            for (std::size_t node = 0; node < tracks.nodes.size(); ++node) {
                tracks.positions[node * frames + i] =
                    glm::vec3(poses[worker].world(tracks.nodes[node])[3]);
            }
        }
    });
    return stop.stop_requested() ? NodeTracks() : tracks;
}

std::vector<float> speeds(const NodeTracks& tracks, std::size_t node) {
    const std::span<const glm::vec3> at = tracks.of(node);
    std::vector<float> result(at.size(), 0.0F);
    for (std::size_t i = 0; i < at.size(); ++i) {
        const std::size_t before = i == 0 ? 0 : i - 1;
        const std::size_t after = std::min(i + 1, at.size() - 1);
        const float time = tracks.seconds[after] - tracks.seconds[before];
        result[i] = time > 0.0F ? glm::distance(at[before], at[after]) / time : 0.0F;
    }
    return result;
}

}  // namespace sinew
