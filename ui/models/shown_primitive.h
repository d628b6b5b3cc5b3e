// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"
#include "model/weights/vertex_table.h"

namespace sinew {

class Selection;

/// A primitive, and a node that draws it in the scene.
struct ShownPrimitive {
    NodeIndex node;  // none: no node of the scene draws the mesh
    MeshIndex mesh;  // none: there is no primitive
    std::uint32_t primitive = 0;
    SkinIndex skin;  // skin of the node

    bool operator==(const ShownPrimitive&) const = default;
};

/// The primitive that the selection is about: it or its mesh is selected, or the node that draws
/// it. Otherwise `before`; without that, the first primitive of the scene.
[[nodiscard]] ShownPrimitive selectedPrimitive(const Asset& asset, const Selection& selection,
                                               const ShownPrimitive& before);

/// A primitive of the node's mesh; none if the node does not draw it.
[[nodiscard]] ShownPrimitive primitiveOf(const Asset& asset, NodeIndex node,
                                         std::uint32_t primitive);

/// The primitives that the scene's nodes draw with a skin, each once, in the order of nodes.
[[nodiscard]] std::vector<VertexTablePart> partsOfSkin(const Asset& asset, SceneIndex scene,
                                                       SkinIndex skin);

}  // namespace sinew
