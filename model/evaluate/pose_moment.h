// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// Everything that decides what an evaluator gives, as a value: whoever has it gets the same pose,
/// on any thread.
struct PoseMoment {
    AnimationIndex animation;
    float seconds = 0.0F;
    bool layered = false;  // the layers count, not the animation
    std::vector<PoseLayer> layers;
    NodeIndex root;  // what is kept in place; none: nothing
    InPlace inPlace;
    HandPose hand;
};

void evaluate(PoseEvaluator& evaluator, const PoseMoment& moment);

}  // namespace sinew
