// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/node_parts.h"

#include <utility>

#include "model/words/words.h"

namespace sinew {
namespace {

bool sameRest(const Node& here, const Node& there) {
    return here.rest.translation == there.rest.translation &&
           here.rest.rotation == there.rest.rotation && here.rest.scale == there.rest.scale &&
           here.matrix == there.matrix;
}

void listParent(const PartFiles& files, const ObjectMatch& pair, PartList& list) {
    const NodeIndex node(std::size_t{pair.before});
    const NodeIndex parent = files.after.nodes[pair.after].parent;
    const NodeIndex wanted = parent ? files.partner(parent) : NodeIndex();
    const FilePart part{.kind = PartKind::Parent, .node = node};
    if (parent && !wanted) {
        list.notExchanged.push_back(partWords(files.before, part) + ": " +
                                    words::nodeName(files.after, parent) +
                                    " has no partner in the first file");
    } else if (files.before[node].parent != wanted) {
        list.parts.push_back(part);
    }
}

/// Children and the order of nodes from the parents. False if nodes are their own ancestors.
bool relink(Asset& asset) {
    for (Node& node : asset.nodes) {
        node.children.clear();
    }
    std::vector<NodeIndex> order;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const NodeIndex parent = asset.nodes[i].parent;
        if (parent) {
            asset.nodes[parent.value].children.emplace_back(i);
        } else {
            order.emplace_back(i);
        }
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::vector<NodeIndex>& children = asset[order[i]].children;
        order.insert(order.end(), children.begin(), children.end());
    }
    asset.parentsFirst = std::move(order);
    return asset.parentsFirst.size() == asset.nodes.size();
}

}  // namespace

void listNodeParts(const PartFiles& files, PartList& list) {
    for (const ObjectMatch& pair : files.matches.nodes.pairs) {
        const NodeIndex node(std::size_t{pair.before});
        const Node& here = files.before[node];
        const Node& there = files.after.nodes[pair.after];
        if (!sameRest(here, there)) {
            list.parts.push_back({.kind = PartKind::RestTransform, .node = node});
        }
        if (here.restWeights.size() == there.restWeights.size() &&
            here.restWeights != there.restWeights) {
            list.parts.push_back({.kind = PartKind::MorphWeights, .node = node});
        }
        listParent(files, pair, list);
    }
}

bool exchangeNodeParts(const PartFiles& files, std::span<const FilePart> parts, Asset& asset) {
    bool moved = false;
    for (const FilePart& part : parts) {
        if (!part.node) {
            continue;
        }
        Node& node = asset.nodes[part.node.value];
        const NodeIndex partner = files.matches.afterOf(part.node);
        if (part.kind == PartKind::RestTransform) {
            node.rest = files.after[partner].rest;
            node.matrix = files.after[partner].matrix;
        } else if (part.kind == PartKind::MorphWeights) {
            node.restWeights = files.after[partner].restWeights;
        } else if (part.kind == PartKind::Parent) {
            const NodeIndex parent = files.after[partner].parent;
            node.parent = parent ? files.partner(parent) : NodeIndex();
            moved = true;
        }
    }
    return !moved || relink(asset);
}

}  // namespace sinew
