// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/index.h"
#include "model/core/math.h"

namespace sinew {

/// What the compute path made of a primitive of a node: world-space positions of the vertices as
/// they are drawn. Those of the file come first; where corners became vertices more follow.
struct ComputedPrimitive {
    NodeIndex node;
    std::uint32_t primitive = 0;  // of the node's mesh
    std::vector<glm::vec3> positions;
};

}  // namespace sinew
