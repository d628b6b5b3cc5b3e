// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_nodes.h"

#include <algorithm>

namespace sinew {

ShownNodes::ShownNodes(const Asset& asset, const HiddenNodes& state, SceneIndex scene)
    : m_bits(asset.nodes.size(), 0) {
    for (const NodeIndex node : state.hidden) {
        if (node.value < m_bits.size()) {
            m_bits[node.value] = kItself;
        }
    }
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && !shows(parent)) {
            m_bits[node.value] |= kAbove;
        }
    }
    if (!state.only.empty()) {
        exclude(asset, state.only);
    }
    const std::vector<NodeIndex> nodes = sceneNodes(asset, scene);
    m_hiddenCount = static_cast<std::size_t>(
        std::count_if(nodes.begin(), nodes.end(), [&](NodeIndex node) { return !draws(node); }));
}

std::vector<NodeIndex> drawnMeshNodes(const ViewOptions& view, const PoseEvaluator& evaluator) {
    const Asset& asset = evaluator.asset();
    const bool known = view.scene.value < asset.scenes.size();
    std::vector<NodeIndex> nodes = sceneNodes(asset, known ? view.scene : SceneIndex());
    std::erase_if(nodes, [&](NodeIndex node) {
        return !asset[node].mesh || !drawsNode(view, evaluator, node);
    });
    return nodes;
}

/// An ancestor of a node of `only` is excluded only if it has a mesh of its own.
void ShownNodes::exclude(const Asset& asset, const std::vector<NodeIndex>& only) {
    const std::vector<bool> inside = nodesBelow(asset, only);
    const std::vector<bool> withMeshes = nodesWithMeshes(asset);
    std::vector<bool> above(asset.nodes.size(), false);
    for (auto node = asset.parentsFirst.rbegin(); node != asset.parentsFirst.rend(); ++node) {
        const NodeIndex parent = asset[*node].parent;
        if (parent && (inside[node->value] || above[node->value])) {
            above[parent.value] = true;
        }
    }
    for (std::size_t i = 0; i < m_bits.size(); ++i) {
        const bool excluded =
            !inside[i] && (above[i] ? asset.nodes[i].mesh.valid() : withMeshes[i]);
        if (excluded) {
            m_bits[i] |= kExcluded;
        }
    }
}

}  // namespace sinew
