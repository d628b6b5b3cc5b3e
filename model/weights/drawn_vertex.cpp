// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/drawn_vertex.h"

namespace sinew {

bool exists(const Asset& asset, const DrawnVertex& place) noexcept {
    if (place.node.value >= asset.nodes.size()) {
        return false;
    }
    const Node& node = asset[place.node];
    if (node.mesh.value >= asset.meshes.size()) {
        return false;
    }
    const std::vector<Primitive>& primitives = asset[node.mesh].primitives;
    const std::size_t instances = node.instances ? node.instances->transforms.size() : 1;
    return place.primitive < primitives.size() && place.instance < instances &&
           place.vertex < primitives[place.primitive].vertexCount();
}

}  // namespace sinew
