// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/weight_judge.h"

#include "model/view/shown_nodes.h"

namespace sinew::cli {

void WeightJudge::judge(const PoseEvaluator& evaluator, const ViewOptions& view,
                        AnimationIndex animation, float seconds) {
    if (m_off.empty() || !viewModeInfo(view.mode).posed) {
        return;
    }
    const WeightDifference difference =
        weightDifference(evaluator, drawnMeshNodes(view, evaluator), m_off);
    if (difference.isVisible() &&
        (!m_worst || difference.ofSize() > m_worst->difference.ofSize())) {
        m_worst = {difference, animation, seconds};
    }
}

}  // namespace sinew::cli
