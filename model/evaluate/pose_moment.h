// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// All inputs of an evaluator as a value, so that any thread can reproduce the same pose.
struct PoseMoment {
    AnimationIndex animation;
    float seconds = 0.0F;
    bool layered = false;  // use the layers, not the animation
    std::vector<PoseLayer> layers;
    NodeIndex root;  // the root kept in place; none: nothing
    InPlace inPlace;
    HandPose hand;

    bool operator==(const PoseMoment&) const = default;
};

/// Changes a moment to another time of what it shows.
using MomentAt = std::function<void(float seconds, PoseMoment& moment)>;

void evaluate(PoseEvaluator& evaluator, const PoseMoment& moment);

}  // namespace sinew
