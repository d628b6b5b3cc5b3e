// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// worldFromNode of every node at rest.
[[nodiscard]] std::vector<glm::dmat4> restWorld(const Asset& asset);

/// The root of each node; itself for a root.
[[nodiscard]] std::vector<NodeIndex> rootOfNodes(const Asset& asset);

/// A non-owning handle for functions that take a shared asset; `asset` must outlive it.
[[nodiscard]] std::shared_ptr<const Asset> borrowed(const Asset& asset);

}  // namespace sinew
