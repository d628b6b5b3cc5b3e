// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_influence.h"

#include <limits>

namespace sinew {
namespace {

void count(const Primitive& primitive, std::vector<std::uint32_t>& counts,
           std::vector<std::size_t>& seenAt) {
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        for (const InfluenceSet& set : primitive.influenceSets) {
            for (int slot = 0; slot < 4; ++slot) {
                const std::size_t joint = set.joints[vertex][slot];
                const bool pulls = set.weights[vertex][slot] > 0.0F && joint < counts.size();
                if (pulls && seenAt[joint] != vertex) {  // a joint may occupy two slots
                    seenAt[joint] = vertex;
                    ++counts[joint];
                }
            }
        }
    }
}

}  // namespace

std::vector<std::uint32_t> influencedVertices(const Asset& asset, SkinIndex skin) {
    std::vector<std::uint32_t> counts(asset[skin].joints.size(), 0);
    std::vector<bool> counted(asset.meshes.size(), false);
    for (const Node& node : asset.nodes) {
        if (node.skin != skin || !node.mesh || counted[node.mesh.value]) {
            continue;
        }
        counted[node.mesh.value] = true;
        for (const Primitive& primitive : asset[node.mesh].primitives) {
            std::vector<std::size_t> seenAt(counts.size(), std::numeric_limits<std::size_t>::max());
            count(primitive, counts, seenAt);
        }
    }
    return counts;
}

}  // namespace sinew
