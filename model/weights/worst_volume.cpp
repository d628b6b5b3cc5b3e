// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/worst_volume.h"

#include <cmath>
#include <utility>

#include "model/evaluate/pose_evaluator.h"
#include "model/weights/stretch.h"

namespace sinew {

std::optional<std::vector<WorstVolume>> worstVolumes(PoseWalk& walk, NodeIndex node,
                                                     const PlayedPoses& played,
                                                     std::span<const float> times,
                                                     const WalkOptions& options) {
    StretchMeter meter(PoseEvaluator(walk.clips()), node, options.stop);
    std::vector<WorstVolume> worst;
    const auto visit = [&](const PoseEvaluator& pose, std::size_t position) {
        const std::span<const float> ratios = meter.volumeRatios(pose);
        worst.resize(ratios.size(), {.ratio = INFINITY});
        for (std::size_t joint = 0; joint < ratios.size(); ++joint) {
            if (ratios[joint] < worst[joint].ratio) {
                worst[joint] = {.ratio = ratios[joint], .seconds = times[position]};
            }
        }
    };
    const bool done = walk.inOrder(played, times, visit, options);
    return done && !worst.empty() ? std::optional(std::move(worst)) : std::nullopt;
}

}  // namespace sinew
