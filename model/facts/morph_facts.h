// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/mesh.h"

namespace sinew {

/// How far a morph target at weight 1 moves the vertices of its mesh. Primitives that share the
/// displacements of a target count once.
struct MorphTargetFacts {
    std::size_t movedVertices = 0;  // those with a POSITION displacement other than 0
    float largest = 0.0F;           // length of the largest, in units of the mesh
    bool changesOthers = false;     // a normal, tangent, texture coordinate or colour

    bool operator==(const MorphTargetFacts&) const = default;
};

/// [target]. Reads all displacements. Stopped: the targets so far, the rest zeros.
[[nodiscard]] std::vector<MorphTargetFacts> morphTargetFacts(const Mesh& mesh,
                                                             const std::stop_token& stop = {});

/// The name in extras.targetNames, or "Target 3".
[[nodiscard]] std::string morphTargetName(const Mesh& mesh, std::size_t target);

}  // namespace sinew
