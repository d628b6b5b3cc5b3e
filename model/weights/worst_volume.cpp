// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/worst_volume.h"

#include <cmath>
#include <utility>

#include "model/weights/stretch.h"

namespace sinew {

std::optional<std::vector<WorstVolume>> worstVolumes(
    const std::shared_ptr<const ClipLibrary>& clips, NodeIndex node, AnimationIndex animation,
    std::span<const float> times, const std::function<void(float)>& progress,
    const std::stop_token& stop) {
    PoseEvaluator pose(clips);
    StretchMeter meter(pose, node, stop);
    std::vector<WorstVolume> worst;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (stop.stop_requested()) {
            return {};
        }
        pose.evaluate(animation, times[i]);
        const std::span<const float> ratios = meter.volumeRatios(pose);
        if (worst.empty()) {
            worst.assign(ratios.size(), {.ratio = INFINITY});
        }
        for (std::size_t joint = 0; joint < ratios.size(); ++joint) {
            if (ratios[joint] < worst[joint].ratio) {
                worst[joint] = {.ratio = ratios[joint], .seconds = times[i]};
            }
        }
        if (progress) {
            progress(static_cast<float>(i + 1) / static_cast<float>(times.size()));
        }
    }
    return worst.empty() || stop.stop_requested() ? std::nullopt : std::optional(std::move(worst));
}

}  // namespace sinew
