// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Tests in O(1) whether a node is a descendant of another. Nodes are numbered so that every
/// subtree is one range.
class NodeSubtrees {
public:
    explicit NodeSubtrees(const Asset& asset);

    /// Whether `node` is `root` or one of its descendants. False if either is none.
    [[nodiscard]] bool contains(NodeIndex root, NodeIndex node) const noexcept;

    /// Number of nodes in the subtree, including `root`.
    [[nodiscard]] std::uint32_t size(NodeIndex root) const noexcept { return m_size[root.value]; }

private:
    std::vector<std::uint32_t> m_place;  // [node]
    std::vector<std::uint32_t> m_size;   // [node]: size of its subtree
};

}  // namespace sinew
