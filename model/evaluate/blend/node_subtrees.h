// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Answers in O(1) whether a node lies below another. Nodes are numbered so that every subtree is
/// one range.
class NodeSubtrees {
public:
    explicit NodeSubtrees(const Asset& asset);

    /// Whether `node` is `root` or one of its descendants. False where either is no node.
    [[nodiscard]] bool contains(NodeIndex root, NodeIndex node) const noexcept;

    /// How many nodes the subtree has, `root` included.
    [[nodiscard]] std::uint32_t size(NodeIndex root) const noexcept { return m_size[root.value]; }

private:
    std::vector<std::uint32_t> m_place;  // per node
    std::vector<std::uint32_t> m_size;   // per node: of its subtree
};

}  // namespace sinew
