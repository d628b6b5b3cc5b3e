// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/drawn_vertex.h"

#include <algorithm>

namespace sinew {

DrawnVertex placeOnTriangle(DrawnVertex place, const std::array<std::uint32_t, 3>& vertices,
                            const glm::vec3& shares) noexcept {
    const auto first =
        shares[1] > shares[0] ? (shares[2] > shares[1] ? 2 : 1) : (shares[2] > shares[0] ? 2 : 0);
    const int second = (first + 1) % 3;
    const int third = (first + 2) % 3;
    place.vertex = vertices[static_cast<std::size_t>(first)];
    place.point = TrianglePoint{.others = {vertices[static_cast<std::size_t>(second)],
                                           vertices[static_cast<std::size_t>(third)]},
                                .shares = {shares[second], shares[third]}};
    return place;
}

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
    if (place.primitive >= primitives.size() || place.instance >= instances) {
        return false;
    }
    const std::size_t count = primitives[place.primitive].vertexCount();
    const bool pointExists =
        !place.point || std::max(place.point->others[0], place.point->others[1]) < count;
    return place.vertex < count && pointExists;
}

}  // namespace sinew
