// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

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

void evaluate(PoseEvaluator& evaluator, const PoseMoment& moment);

}  // namespace sinew
