// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The nodes and everything below them, parents before children; in asset.cpp, beside `sceneNodes`.
[[nodiscard]] std::vector<NodeIndex> subtreeNodes(const Asset& asset,
                                                  std::span<const NodeIndex> roots);

[[nodiscard]] inline std::vector<NodeIndex> subtreeNodes(const Asset& asset, NodeIndex root) {
    return subtreeNodes(asset, std::span(&root, 1));
}

/// [node]: whether it is a joint of a skin.
[[nodiscard]] std::vector<bool> jointsOfSkins(const Asset& asset);

/// Every joint of a skin once, ascending; without skins, every node.
[[nodiscard]] std::vector<NodeIndex> jointsOrNodes(const Asset& asset);

/// [node]: how many of some nodes, each listed once, are in its subtree, itself included.
[[nodiscard]] std::vector<std::uint32_t> countsInSubtrees(const Asset& asset,
                                                          std::span<const NodeIndex> nodes);

/// [node]: the number of its ancestors.
[[nodiscard]] std::vector<std::uint32_t> depthsOf(const Asset& asset);

/// Whether `above` is the node or one of its ancestors.
[[nodiscard]] bool isAtOrBelow(const Asset& asset, NodeIndex node, NodeIndex above) noexcept;

}  // namespace sinew
