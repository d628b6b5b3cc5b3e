// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A morph target of the mesh of a node.
struct MorphPartner {
    NodeIndex node;
    std::uint32_t target = 0;

    auto operator<=>(const MorphPartner&) const = default;
};

/// Which morph targets of one file take the weights of another: those of the same name, of all
/// nodes that have one, or only of those with the name of the source's node or mesh if there are
/// any. Targets without a name match by their number if node or mesh have the same name and as many
/// targets.
class MorphPartners {
public:
    /// Both are borrowed.
    MorphPartners(const Asset& source, const Asset& target);

    [[nodiscard]] std::vector<MorphPartner> of(NodeIndex source, std::uint32_t target) const;
    /// What a bind of an expression of the target drives: VRM 0.x binds meshes, VRM 1.0 nodes.
    [[nodiscard]] std::vector<MorphPartner> of(const VrmMorphBind& bind) const;

private:
    [[nodiscard]] bool sameObject(NodeIndex source, NodeIndex target) const;

    const Asset& m_source;
    const Asset& m_target;
    std::unordered_map<std::string_view, std::vector<MorphPartner>> m_named;
    std::vector<NodeIndex> m_nodes;                 // the target's nodes with morph targets
    std::vector<std::vector<NodeIndex>> m_shownBy;  // [mesh of the target]
};

}  // namespace sinew
