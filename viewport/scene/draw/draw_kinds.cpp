// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <set>
#include <tuple>

#include "viewport/scene/draw/draw_list.h"

namespace sinew {

std::vector<Draw> DrawList::kinds() const {
    std::set<
        std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, bool, bool, bool>>
        known;
    std::vector<Draw> result;
    const auto add = [&](NodeIndex node, std::size_t primitive, MaterialIndex material) {
        const Draw draw = drawOf(node, primitive, material);
        const PrimitiveBuffers& buffers = *draw.buffers;
        if (known
                .emplace(buffers.elementSize, draw.flags, draw.features, draw.textures,
                         draw.doubleSided, draw.skin.valid(), buffers.ranges.empty())
                .second) {
            result.push_back(draw);
        }
    };
    for (std::size_t i = 0; i < m_asset.nodes.size(); ++i) {
        const MeshIndex mesh = m_asset.nodes[i].mesh;
        if (mesh.value >= m_asset.meshes.size()) {
            continue;
        }
        const std::vector<Primitive>& primitives = m_asset[mesh].primitives;
        for (std::size_t k = 0; k < primitives.size(); ++k) {
            if (m_buffers.primitive(mesh, k).indexCount == 0) {
                continue;
            }
            add(NodeIndex(i), k, primitives[k].material);
            for (const MaterialIndex variant : primitives[k].variantMaterials) {
                add(NodeIndex(i), k, variant ? variant : primitives[k].material);
            }
        }
    }
    return result;
}

}  // namespace sinew
