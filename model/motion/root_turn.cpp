// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/root_turn.h"

#include <cmath>
#include <vector>

#include "model/evaluate/motion/heading.h"

namespace sinew {

std::optional<double> turnAboutY(PoseWalk& walk, AnimationIndex animation, NodeIndex node,
                                 std::span<const float> seconds, const std::stop_token& stop) {
    std::vector<glm::mat3> axes(seconds.size());
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i) {
        axes[i] = glm::mat3(pose.world(node));
    };
    if (!walk.inParts({.animation = animation}, seconds, visit, {.stop = stop})) {
        return {};
    }
    const glm::dmat3 first(axes.front());
    double turned = 0.0;
    for (const glm::mat3& now : axes) {
        const double turn = headingTurn(glm::dmat3(now), first);
        turned += std::remainder(turn - turned, 2.0 * glm::pi<double>());
    }
    return turned;
}

}  // namespace sinew
