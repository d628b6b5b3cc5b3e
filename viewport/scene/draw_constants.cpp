// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw_constants.h"

#include <algorithm>

namespace sinew {

layout::DrawConstants drawConstants(const Draw& draw, const PoseEvaluator& evaluator,
                                    const ViewOptions& view) noexcept {
    layout::DrawConstants out{};
    out.worldFromMesh = worldFromMesh(draw, evaluator);
    const SkinIndex shown = view.skin.valid() ? view.skin : SkinIndex(0);
    out.draw.x = draw.flags;
    out.draw.x |= draw.highlighted ? layout::kDrawHighlighted : 0U;
    out.draw.x |= draw.skin == shown ? layout::kDrawShowsJoint : 0U;
    out.draw.y = draw.buffers->vertexCount;
    out.draw.z = view.joint.valid() ? view.joint.value : 0;
    if (draw.skin.valid()) {
        out.skin.x = static_cast<std::uint32_t>(evaluator.palette(draw.skin).size());
        out.skin.y = draw.buffers->influenceSets;
    }
    const Node& node = evaluator.asset()[draw.node];
    out.morph.x =
        std::min(draw.buffers->targets, static_cast<std::uint32_t>(node.restWeights.size()));
    out.morph.y = node.firstWeight;
    out.morph.z = draw.buffers->targets;
    return out;
}

}  // namespace sinew
