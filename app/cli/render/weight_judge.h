// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/evaluate/weight_difference.h"
#include "model/view/view_options.h"

namespace sinew::cli {

/// A visible difference between stored and normalised weights, and where it was seen.
struct SeenDifference {
    WeightDifference difference;
    AnimationIndex animation;  // none: the rest pose, or layers
    float seconds = 0.0F;
};

/// Compares stored and normalised weights in every rendered pose and keeps the largest visible
/// difference relative to the model's size. Costs nothing for files whose weights add up to 1.
class WeightJudge {
public:
    explicit WeightJudge(const Asset& asset) : m_off(asset) {}

    /// The pose of `evaluator`, as `view` shows it; the bind pose has no weights to judge.
    void judge(const PoseEvaluator& evaluator, const ViewOptions& view, AnimationIndex animation,
               float seconds);

    [[nodiscard]] const std::optional<SeenDifference>& worst() const noexcept { return m_worst; }

private:
    OffSums m_off;
    std::optional<SeenDifference> m_worst;
};

}  // namespace sinew::cli
