// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The node and everything below it, parents before children.
[[nodiscard]] std::vector<NodeIndex> subtreeNodes(const Asset& asset, NodeIndex root);

}  // namespace sinew
