// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/weight_followers.h"

namespace sinew::load {
namespace {

// Memory for a channel and the temporary search for duplicates.
constexpr std::uint64_t kBytesPerChannel = 128;

}  // namespace

Result<std::span<const NodeIndex>> WeightFollowers::of(MeshIndex mesh, const std::string& pointer) {
    if (m_nodes.empty()) {
        find();
    }
    const std::vector<NodeIndex>& nodes = m_nodes[mesh.value];
    if (const Status fits = m_budget.take(nodes.size() * kBytesPerChannel, pointer); !fits) {
        return fits.error();
    }
    return std::span<const NodeIndex>(nodes);
}

void WeightFollowers::find() {
    m_nodes.resize(m_asset.meshes.size());
    const JsonValue::Array& sources = m_root.elements("nodes");
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (const MeshIndex mesh = m_asset.nodes[i].mesh;
            mesh && sources[i].find("weights") == nullptr) {
            m_nodes[mesh.value].push_back(NodeIndex(i));
        }
    }
}

}  // namespace sinew::load
