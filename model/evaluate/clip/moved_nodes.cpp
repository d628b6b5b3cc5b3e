// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/moved_nodes.h"

#include <algorithm>

namespace sinew {

namespace {

/// Derives everything else from the marks of driven nodes.
void spread(const Asset& asset, MovedNodes& moved) {
    moved.driven.clear();
    moved.nodes.clear();
    moved.skins.clear();
    for (std::size_t i = 0; i < moved.isMoved.size(); ++i) {
        if (moved.isMoved[i] != 0) {
            moved.driven.emplace_back(i);
        }
    }
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && moved.isMoved[parent.value] != 0) {
            moved.isMoved[node.value] = 1;
        }
        if (moved.isMoved[node.value] != 0) {
            moved.nodes.push_back(node);
        }
    }
    for (std::size_t i = 0; i < asset.skins.size(); ++i) {
        const std::vector<NodeIndex>& joints = asset.skins[i].joints;
        if (std::any_of(joints.begin(), joints.end(),
                        [&](NodeIndex joint) { return moved.isMoved[joint.value] != 0; })) {
            moved.skins.emplace_back(i);
        }
    }
}

}  // namespace

MovedNodes movedNodes(const Asset& asset, std::span<const PoseTarget> targets) {
    MovedNodes moved;
    moved.isMoved.resize(asset.nodes.size(), 0);
    for (const PoseTarget& target : targets) {
        if (target.movesNode()) {
            moved.isMoved[target.node.value] = 1;
        }
        moved.visibility = moved.visibility || target.kind == PoseTarget::Kind::Visible;
    }
    spread(asset, moved);
    return moved;
}

MovedNodes allNodes(const Asset& asset) {
    MovedNodes moved;
    moved.isMoved.resize(asset.nodes.size(), 1);
    moved.visibility = true;
    spread(asset, moved);
    return moved;
}

void unite(const Asset& asset, std::span<const MovedNodes* const> parts, MovedNodes& out) {
    std::fill(out.isMoved.begin(), out.isMoved.end(), std::uint8_t{0});
    out.visibility = false;
    for (const MovedNodes* part : parts) {
        for (const NodeIndex node : part->driven) {
            out.isMoved[node.value] = 1;
        }
        out.visibility = out.visibility || part->visibility;
    }
    spread(asset, out);
}

}  // namespace sinew
