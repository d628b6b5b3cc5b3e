// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/asset_statistics.h"

#include <algorithm>

namespace sinew {
namespace {

std::size_t triangleCount(const Primitive& primitive) {
    return elementSize(primitive.topology) == 3 ? elementList(primitive).size() / 3 : 0;
}

}  // namespace

AssetStatistics countAsset(const Asset& asset) {
    AssetStatistics out{.nodes = asset.nodes.size()};
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            out.vertices += primitive.vertexCount();
            out.triangles += triangleCount(primitive);
        }
    }
    for (const Skin& skin : asset.skins) {
        out.joints += skin.joints.size();
    }
    return out;
}

std::size_t influenceSetCount(const Asset& asset) {
    std::size_t most = 0;
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            most = std::max(most, primitive.influenceSets.size());
        }
    }
    return most;
}

}  // namespace sinew
