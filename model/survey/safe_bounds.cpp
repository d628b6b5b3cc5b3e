// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/safe_bounds.h"

#include <algorithm>
#include <vector>

#include "model/asset/allowed_work.h"
#include "model/evaluate/frame_list.h"
#include "model/facts/frame_grid.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostBoundedVertices = 2'000'000'000;  // sum over all poses

std::uint64_t boundedVertices(const Asset& asset, SceneIndex scene) {
    std::uint64_t count = 1;
    for (const NodeIndex node : sceneNodes(asset, scene)) {
        if (!asset[node].mesh) {
            continue;
        }
        for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
            count += primitive.vertexCount() * (1 + primitive.targets.size());
        }
    }
    return count;
}

float largestMove(const Box& a, const Box& b) {
    const glm::vec3 low = glm::abs(a.min - b.min);
    const glm::vec3 high = glm::abs(a.max - b.max);
    const glm::vec3 most = glm::max(low, high);
    return std::max({most.x, most.y, most.z});
}

void addFrames(const std::vector<Box>& frames, SafeBounds& out) {
    for (std::size_t i = 0; i < frames.size(); ++i) {
        out.box.add(frames[i]);
        if (i > 0 && !frames[i].empty() && !frames[i - 1].empty()) {
            out.margin = std::max(out.margin, 0.5F * largestMove(frames[i - 1], frames[i]));
        }
    }
}

}  // namespace

SafeBounds safeBounds(const std::shared_ptr<const ClipLibrary>& clips, SceneIndex scene,
                      const WalkOptions& walk) {
    const Asset& asset = *clips->asset();
    const std::uint64_t mostPoses = allowedWork(asset, kMostBoundedVertices) /
                                    boundedVertices(asset, scene) /
                                    std::max<std::uint64_t>(asset.animations.size(), 1);
    SafeBounds out;
    PoseEvaluator rest(clips);
    rest.evaluate(AnimationIndex(), 0.0F);
    out.box.add(posedBounds(rest, scene));
    PoseWalk poses(clips);
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        const AnimationIndex clip(i);
        const FrameList list =
            frameList(wholeRange(asset[clip]), clipRate(frameGridOf(asset[clip])).framesPerSecond,
                      FrameEnds::WithEnds, std::max<std::uint64_t>(mostPoses, 2));
        std::vector<Box> frames(list.seconds.size());
        const auto measure = [&](const PoseEvaluator& pose, std::size_t position) {
            frames[position] = posedBounds(pose, scene);
        };
        const auto part = [&](float done) {
            if (walk.progress) {
                walk.progress((static_cast<float>(i) + done) /
                              static_cast<float>(asset.animations.size()));
            }
        };
        if (!poses.inParts({.animation = clip}, list.seconds, PoseWalk::Visit(measure),
                           {.stop = walk.stop, .progress = part})) {
            return {};
        }
        addFrames(frames, out);
        out.frames += frames.size();
        out.step = std::max(out.step, list.step);
    }
    if (!out.box.empty()) {
        out.box.min -= out.margin;
        out.box.max += out.margin;
    }
    return out;
}

}  // namespace sinew
