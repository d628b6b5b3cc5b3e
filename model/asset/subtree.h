// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace sinew
