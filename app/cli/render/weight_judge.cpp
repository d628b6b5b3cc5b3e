// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/weight_judge.h"

#include "model/core/json_writer.h"
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

void writeWeightDifference(JsonWriter& json, const Asset& asset, const SeenDifference& seen) {
    const WeightDifference& difference = seen.difference;
    const MovedVertex& worst = difference.worst;
    json.key("weightDifference").beginObject();
    json.key("pulled").integer(difference.pulled);
    json.key("pushed").integer(difference.pushed);
    json.key("unweighted").integer(difference.collapsed);
    json.key("largest").number(static_cast<float>(worst.distance));
    json.key("size").number(static_cast<float>(difference.size));
    json.key("node").beginObject();
    json.key("index").integer(worst.node.value);
    json.key("name").string(asset[worst.node].name);
    json.endObject();
    json.key("mesh").integer(asset[worst.node].mesh.value);
    json.key("primitive").integer(worst.primitive);
    json.key("vertex").integer(worst.vertex);
    json.key("sum").number(worst.sum);
    json.key("animation");
    seen.animation ? json.integer(seen.animation.value) : json.null();
    json.key("time").number(seen.seconds);
    json.endObject();
}

}  // namespace sinew::cli
