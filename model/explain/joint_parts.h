// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/explain/vertex_explanation.h"
#include "model/weights/vertex_probe.h"

namespace sinew {

/// The joints of one vertex, or its mesh node, in one pose.
struct PosedJoints {
    std::vector<JointPart> parts;  // the largest share first
    glm::dmat3 blend{0.0};         // linear part of the blend of their matrices
    CarriedVertex carried;
    std::vector<Counterfactual> fitting;  // joints whose inverse bind matrix does not fit
};

/// `probe` follows `pose`, with linear blending.
[[nodiscard]] PosedJoints posedJoints(const PoseEvaluator& pose, const VertexProbe& probe,
                                      WeightSource weights);

}  // namespace sinew
