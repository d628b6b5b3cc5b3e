// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_moment.h"

namespace sinew {

void evaluate(PoseEvaluator& evaluator, const PoseMoment& moment) {
    evaluator.setInPlace(moment.root, moment.inPlace);
    evaluator.setHandPose(moment.hand);
    if (moment.layered) {
        evaluator.evaluate(moment.layers);
    } else {
        evaluator.evaluate(moment.animation, moment.seconds);
    }
}

}  // namespace sinew
