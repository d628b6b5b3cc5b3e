// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_nodes.h"

#include <algorithm>
#include <iterator>

namespace sinew {

namespace {

std::vector<NodeIndex> sorted(std::span<const NodeIndex> nodes) {
    std::vector<NodeIndex> result(nodes.begin(), nodes.end());
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

/// `more` is ascending.
void addTo(std::vector<NodeIndex>& list, const std::vector<NodeIndex>& more) {
    std::vector<NodeIndex> both;
    std::set_union(list.begin(), list.end(), more.begin(), more.end(), std::back_inserter(both));
    list = std::move(both);
}

void removeFrom(std::vector<NodeIndex>& list, const std::vector<NodeIndex>& some) {
    std::vector<NodeIndex> rest;
    std::set_difference(list.begin(), list.end(), some.begin(), some.end(),
                        std::back_inserter(rest));
    list = std::move(rest);
}

}  // namespace

void hideNodes(HiddenNodes& state, std::span<const NodeIndex> nodes) {
    addTo(state.hidden, sorted(nodes));
}

void showNodes(HiddenNodes& state, const Asset& asset, std::span<const NodeIndex> nodes) {
    std::vector<NodeIndex> shown = sorted(nodes);
    removeFrom(state.hidden, shown);
    if (!state.only.empty()) {
        const std::vector<bool> inside = nodesBelow(asset, state.only);
        std::erase_if(shown, [&](NodeIndex node) { return inside[node.value]; });
        addTo(state.only, shown);
    }
}

HiddenNodes isolated(const Asset& asset, std::span<const NodeIndex> nodes) {
    HiddenNodes state{.hidden = {}, .only = sorted(nodes)};
    const std::vector<bool> draws = nodesWithMeshes(asset);
    std::erase_if(state.only, [&](NodeIndex node) { return !draws[node.value]; });
    return state;
}

std::vector<bool> nodesWithMeshes(const Asset& asset) {
    std::vector<bool> result(asset.nodes.size(), false);
    for (auto node = asset.parentsFirst.rbegin(); node != asset.parentsFirst.rend(); ++node) {
        result[node->value] = result[node->value] || asset[*node].mesh.valid();
        if (const NodeIndex parent = asset[*node].parent) {
            result[parent.value] = result[parent.value] || result[node->value];
        }
    }
    return result;
}

std::vector<bool> nodesBelow(const Asset& asset, std::span<const NodeIndex> roots) {
    std::vector<bool> result(asset.nodes.size(), false);
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        result[node.value] = (parent && result[parent.value]) ||
                             std::binary_search(roots.begin(), roots.end(), node);
    }
    return result;
}

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
