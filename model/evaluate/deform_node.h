// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// Deformation input for the primitives of a node's mesh in the evaluator's current pose. Borrows
/// from the evaluator; valid until its next evaluation.
[[nodiscard]] DeformInput deformInput(const PoseEvaluator& evaluator, NodeIndex node,
                                      WeightSource weights) noexcept;

/// Whether the primitive is skinned when drawn by `node`: the node has a skin and the primitive has
/// joints and weights.
[[nodiscard]] bool isSkinned(const Node& node, const Primitive& primitive) noexcept;

}  // namespace sinew
