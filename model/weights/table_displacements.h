// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/weights/compared.h"
#include "model/weights/vertex_table.h"

namespace sinew {

/// How far the vertex of each row moves in the evaluator's pose if its weights are treated
/// differently, see DisplacementMeter: world space, model units. NaN for a vertex that no node
/// draws with a skin. Null after a stop.
[[nodiscard]] std::shared_ptr<const std::vector<float>> displacementsOf(
    const VertexTable& table, const PoseEvaluator& pose, Compared compared,
    const std::stop_token& stop = {});

}  // namespace sinew
