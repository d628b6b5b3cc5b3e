// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <compare>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/deform_node.h"
#include "model/snapshot/node_keys.h"

namespace sinew {

/// A heading of an outline and the lines below it.
struct OutlineBlock {
    std::string title;
    std::vector<std::string> lines = {};

    auto operator<=>(const OutlineBlock&) const = default;
};

/// Collects the blocks of one kind of object and gives them an order.
class OutlineBlocks {
public:
    void add(OutlineBlock block) {
        std::sort(block.lines.begin(), block.lines.end());
        m_blocks.push_back(std::move(block));
    }

    void appendTo(std::string& text) {
        std::sort(m_blocks.begin(), m_blocks.end());
        for (const OutlineBlock& block : m_blocks) {
            text += '\n' + block.title + '\n';
            for (const std::string& line : block.lines) {
                text += "  " + line + '\n';
            }
        }
    }

private:
    std::vector<OutlineBlock> m_blocks;
};

/// "'Hips'"; "(no name)" for an empty key.
[[nodiscard]] inline std::string shownKey(const std::string& key) {
    return key.empty() ? "(no name)" : '\'' + key + '\'';
}

/// Whether the vertices of all primitives and skins can be read: arrays that many of them share
/// must not take more time than the size of the file allows.
[[nodiscard]] bool canDigest(const Asset& asset);

/// Calls `visit(skin, primitive)` for what nodes draw skinned: each mesh and skin once.
template <class Visit>
void visitSkinned(const Asset& asset, const Visit& visit) {
    std::set<std::pair<MeshIndex, SkinIndex>> known;
    for (const Node& node : asset.nodes) {
        if (!node.mesh || !node.skin || !known.emplace(node.mesh, node.skin).second) {
            continue;
        }
        for (const Primitive& primitive : asset[node.mesh].primitives) {
            if (isSkinned(node, primitive)) {
                visit(node.skin, primitive);
            }
        }
    }
}

/// The names of objects in an outline. Borrows the asset.
struct OutlineNames {
    explicit OutlineNames(const Asset& owner)
        : asset(owner), keys(nodeKeys(owner)), digests(canDigest(owner)) {}

    [[nodiscard]] std::string node(NodeIndex index) const { return shownKey(keys[index.value]); }
    template <class Object>
    [[nodiscard]] std::string object(const Object& named) const {
        return shownKey(shortKey(named.name));
    }

    const Asset& asset;
    std::vector<std::string> keys;  // [node]
    bool digests;                   // false: vertices are too many for the size of the file
};

// One block for each object of a kind.
[[nodiscard]] OutlineBlocks clipBlocks(const OutlineNames& names);
[[nodiscard]] OutlineBlocks skinBlocks(const OutlineNames& names);
[[nodiscard]] OutlineBlocks meshBlocks(const OutlineNames& names);
[[nodiscard]] OutlineBlocks materialBlocks(const OutlineNames& names);

}  // namespace sinew
