// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// What deforms the primitives of a node's mesh at the evaluator's present pose. Borrows from the
/// evaluator: valid until it evaluates again.
[[nodiscard]] DeformInput deformInput(const PoseEvaluator& evaluator, NodeIndex node,
                                      WeightSource weights) noexcept;

/// Whether a skin moves this primitive where `node` draws it: the node names a skin and the
/// primitive has joints and weights.
[[nodiscard]] bool isSkinned(const Node& node, const Primitive& primitive) noexcept;

}  // namespace sinew
