// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/shown_primitive.h"

#include <set>

#include "model/view/shown_by.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

ShownPrimitive primitiveOfMesh(const Asset& asset, const Selection& selection, MeshIndex mesh,
                               std::uint32_t primitive) {
    const NodeIndex node = nodeShowing(asset, selection.scene(), selection.node(), ObjectRef(mesh));
    const bool exists = mesh && primitive < asset[mesh].primitives.size();
    return exists ? ShownPrimitive{.node = node,
                                   .mesh = mesh,
                                   .primitive = primitive,
                                   .skin = node ? asset[node].skin : SkinIndex()}
                  : ShownPrimitive{};
}

ShownPrimitive firstOfScene(const Asset& asset, const Selection& selection) {
    for (const NodeIndex node : sceneNodes(asset, selection.scene())) {
        if (const ShownPrimitive found = primitiveOf(asset, node, 0); found.mesh) {
            return found;
        }
    }
    return {};
}

}  // namespace

ShownPrimitive primitiveOf(const Asset& asset, NodeIndex node, std::uint32_t primitive) {
    const MeshIndex mesh = node.value < asset.nodes.size() ? asset[node].mesh : MeshIndex();
    if (!mesh || primitive >= asset[mesh].primitives.size()) {
        return {};
    }
    return {.node = node, .mesh = mesh, .primitive = primitive, .skin = asset[node].skin};
}

ShownPrimitive selectedPrimitive(const Asset& asset, const Selection& selection,
                                 const ShownPrimitive& before) {
    const ObjectRef& object = selection.object();
    ShownPrimitive found;
    if (object.kind == ObjectKind::Primitive || object.kind == ObjectKind::Mesh) {
        const bool same = object.kind == ObjectKind::Mesh && before.mesh.value == object.index;
        found = primitiveOfMesh(asset, selection, MeshIndex(std::size_t{object.index}),
                                same ? before.primitive : object.part);
    } else if (selection.node() && selection.node() == before.node) {
        found = before;
    } else if (selection.node()) {
        found = primitiveOf(asset, selection.node(), 0);
    }
    if (found.mesh) {
        return found;
    }
    return before.mesh ? before : firstOfScene(asset, selection);
}

std::vector<VertexTablePart> partsOfSkin(const Asset& asset, SceneIndex scene, SkinIndex skin) {
    std::vector<VertexTablePart> parts;
    std::set<std::uint32_t> meshes;
    for (const NodeIndex node : sceneNodes(asset, scene)) {
        const MeshIndex mesh = asset[node].mesh;
        if (!skin || asset[node].skin != skin || !mesh || !meshes.insert(mesh.value).second) {
            continue;
        }
        for (std::uint32_t p = 0; p < asset[mesh].primitives.size(); ++p) {
            parts.push_back({.node = node, .mesh = mesh, .primitive = p});
        }
    }
    return parts;
}

}  // namespace sinew
