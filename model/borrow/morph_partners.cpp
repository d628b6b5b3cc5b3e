// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/morph_partners.h"

namespace sinew {
namespace {

std::string_view targetName(const Mesh& mesh, std::size_t target) noexcept {
    return target < mesh.targetNames.size() ? std::string_view(mesh.targetNames[target])
                                            : std::string_view();
}

}  // namespace

MorphPartners::MorphPartners(const Asset& source, const Asset& target)
    : m_source(source), m_target(target), m_shownBy(target.meshes.size()) {
    for (std::size_t i = 0; i < target.nodes.size(); ++i) {
        const NodeIndex node(i);
        if (!target[node].mesh || target[target[node].mesh].targetCount() == 0) {
            continue;
        }
        const Mesh& mesh = target[target[node].mesh];
        m_nodes.push_back(node);
        m_shownBy[target[node].mesh.value].push_back(node);
        for (std::size_t k = 0; k < mesh.targetCount(); ++k) {
            if (const std::string_view name = targetName(mesh, k); !name.empty()) {
                m_named[name].push_back({node, static_cast<std::uint32_t>(k)});
            }
        }
    }
}

bool MorphPartners::sameObject(NodeIndex source, NodeIndex target) const {
    const Node& from = m_source[source];
    const Node& to = m_target[target];
    return (!from.name.empty() && from.name == to.name) ||
           (!m_source[from.mesh].name.empty() &&
            m_source[from.mesh].name == m_target[to.mesh].name);
}

std::vector<MorphPartner> MorphPartners::of(NodeIndex source, std::uint32_t target) const {
    if (!m_source[source].mesh) {
        return {};
    }
    const Mesh& mesh = m_source[m_source[source].mesh];
    std::vector<MorphPartner> same;
    if (const std::string_view name = targetName(mesh, target); !name.empty()) {
        const auto found = m_named.find(name);
        if (found == m_named.end()) {
            return {};
        }
        for (const MorphPartner& partner : found->second) {
            if (sameObject(source, partner.node)) {
                same.push_back(partner);
            }
        }
        return same.empty() ? found->second : same;
    }
    for (const NodeIndex node : m_nodes) {
        if (sameObject(source, node) &&
            m_target[m_target[node].mesh].targetCount() == mesh.targetCount()) {
            same.push_back({node, target});
        }
    }
    return same;
}

std::vector<MorphPartner> MorphPartners::of(const VrmMorphBind& bind) const {
    if (!m_target.vrm || !m_target.vrm->bindsMeshes) {
        return {{bind.node, bind.target}};
    }
    std::vector<MorphPartner> partners;
    for (const NodeIndex node : m_shownBy[m_target[bind.node].mesh.value]) {
        partners.push_back({node, bind.target});
    }
    return partners;
}

}  // namespace sinew
