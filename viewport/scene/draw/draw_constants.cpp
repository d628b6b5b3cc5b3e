// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/draw_constants.h"

#include <algorithm>

namespace sinew {

layout::DrawConstants drawConstants(const Draw& draw, const Asset& asset,
                                    const ViewOptions& view) noexcept {
    layout::DrawConstants out{};
    const SkinIndex shown = view.skin.valid() ? view.skin : SkinIndex(0);
    out.draw.x = draw.flags;
    out.draw.x |= draw.skin == shown ? layout::kDrawShowsJoint : 0U;
    const bool mapped = (draw.textures & 1U << layout::kSlotNormal) != 0;
    out.draw.x |= mapped ? layout::kDrawNormalMapped : 0U;
    out.draw.y = draw.buffers->vertexCount;
    out.draw.z = draw.firstJoint;
    out.values.x = draw.firstValue;
    if (!draw.buffers->reached) {
        return out;
    }
    if (draw.skin.valid()) {
        out.skin.x = static_cast<std::uint32_t>(asset[draw.skin].joints.size());
        out.skin.y = draw.buffers->influenceSets;
    }
    out.skin.z = draw.buffers->influenceTable;
    if (draw.buffers->corners) {
        const PrimitiveBuffers::CornerWords& corners = *draw.buffers->corners;
        out.draw.x |= layout::kDrawCorners;
        out.draw.x |=
            draw.buffers->indexType == VK_INDEX_TYPE_UINT16 ? layout::kDrawShortIndices : 0U;
        out.draw.w = corners.indices;
        out.skin.w = corners.positions;
    }
    out.morph.y = draw.buffers->elementSize;
    out.morph.w = draw.buffers->displacementTable;
    const Node& node = asset[draw.node];
    out.morph.x =
        std::min(draw.buffers->targets, static_cast<std::uint32_t>(node.restWeights.size()));
    out.morph.z = draw.buffers->targets;
    return out;
}

}  // namespace sinew
