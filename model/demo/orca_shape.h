// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/demo/orca_weights.h"
#include "model/demo/quad_surface.h"

namespace sinew::demo {

/// The finished closed surface, one entry per point, in mesh space (metres).
struct OrcaShape {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::vector<JointWeights> weights;
    std::vector<QuadFace> faces;
};

[[nodiscard]] OrcaShape orcaShape();

/// Vertices as stored in a file: points are duplicated at texture seams.
struct OrcaVertices {
    std::vector<std::uint32_t> points;   // [vertex]: its point in the shape
    std::vector<glm::vec2> uvs;          // [vertex]
    std::vector<std::uint32_t> indices;  // triangles
};

[[nodiscard]] OrcaVertices orcaVertices(const OrcaShape& shape);

}  // namespace sinew::demo
