// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/over_clip.h"

namespace sinew::test {

std::optional<LargestDistance> largestOverClip(const std::shared_ptr<const ClipLibrary>& clips,
                                               NodeIndex node, Compared compared,
                                               AnimationIndex animation,
                                               std::span<const float> times) {
    DisplacementMeter meter(*clips->asset(), node, compared);
    PoseEvaluator pose(clips);
    if (!animation) {
        pose.evaluate({}, 0.0F);
        return meter.largest(pose);
    }
    std::optional<LargestDistance> worst;
    for (const float seconds : times) {
        pose.evaluate(animation, seconds);
        std::optional<LargestDistance> here = meter.largest(pose);
        if (here && (!worst || here->distance > worst->distance)) {
            here->seconds = seconds;
            worst = here;
        }
    }
    return worst;
}

ClipStretch stretchOverClip(const std::shared_ptr<const ClipLibrary>& clips, NodeIndex node,
                            AnimationIndex animation, std::span<const float> times) {
    PoseEvaluator pose(clips);
    ClipStretchMeter meter(pose, node);
    for (std::size_t i = 0; i < times.size(); ++i) {
        pose.evaluate(animation, times[i]);
        meter.add(pose, static_cast<std::uint32_t>(i));
    }
    return meter.worst();
}

}  // namespace sinew::test
