// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/hidden_nodes.h"

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

}  // namespace sinew
