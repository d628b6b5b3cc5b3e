// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/worst_volume.h"

#include <algorithm>
#include <functional>

#include "model/evaluate/worst_values.h"
#include "model/weights/stretch.h"

namespace sinew {
namespace {

constexpr std::size_t kMostBytes = std::size_t{256} << 20U;  // total of the meters of all workers

std::vector<WorstVolume> volumesOf(const WorstValues& worst, std::span<const float> times) {
    std::vector<WorstVolume> volumes;
    volumes.reserve(worst.values.size());
    for (std::size_t joint = 0; joint < worst.values.size(); ++joint) {
        volumes.push_back({.ratio = worst.values[joint], .seconds = times[worst.positions[joint]]});
    }
    return volumes;
}

}  // namespace

std::optional<std::vector<WorstVolume>> worstVolumes(PoseWalk& walk, NodeIndex node,
                                                     const PlayedPoses& played,
                                                     std::span<const float> times,
                                                     const WalkOptions& options) {
    const StretchMeter meter(PoseEvaluator(walk.clips()), node, options.stop);
    WalkOptions limited = options;
    limited.workers = std::min(options.workers, kMostBytes / meter.bytes());
    std::vector<StretchMeter> meters(walk.workers(times.size(), limited), meter);
    std::vector<WorstValues> worst(meters.size());
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i, std::size_t worker) {
        keepWorst(meters[worker].volumeRatios(pose), static_cast<std::uint32_t>(i), std::less<>(),
                  worst[worker]);
    };
    if (times.empty() || !walk.inParts(played, times, visit, limited)) {
        return {};
    }
    for (std::size_t worker = 1; worker < worst.size(); ++worker) {
        keepWorst(worst[worker], std::less<>(), worst[0]);
    }
    return volumesOf(worst[0], times);
}

}  // namespace sinew
