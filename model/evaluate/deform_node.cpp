// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/deform_node.h"

namespace sinew {

DeformInput deformInput(const PoseEvaluator& evaluator, NodeIndex node,
                        WeightSource weights) noexcept {
    const Node& drawn = evaluator.asset()[node];
    DeformInput input;
    input.morphWeights = evaluator.pose().weightsOf(drawn);
    if (drawn.skin) {
        input.palette = evaluator.palette(drawn.skin);
    }
    input.worldFromMesh = evaluator.world(node);
    input.weights = weights;
    return input;
}

bool isSkinned(const Node& node, const Primitive& primitive) noexcept {
    return node.skin.valid() && !primitive.influenceSets.empty();
}

}  // namespace sinew
