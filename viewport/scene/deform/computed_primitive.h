// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/index.h"
#include "model/core/math.h"

namespace sinew {

/// The result of the compute path for a primitive of a node: world-space positions of the vertices
/// as drawn. Stored vertices come first, followed by those split from corners.
struct ComputedPrimitive {
    NodeIndex node;
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::vector<glm::vec3> positions;
};

}  // namespace sinew
