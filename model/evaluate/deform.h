// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/mesh.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

/// Positions (and normals, where the primitive has them) in world space.
struct DeformedVertices {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
};

/// What deforms one primitive. Spans are borrowed for the call.
struct DeformInput {
    std::span<const float> morphWeights = {};  // one per target
    std::span<const glm::mat4> palette = {};   // empty: not skinned
    glm::mat4 worldFromMesh{1.0F};             // the mesh node's; used where there is no palette,
                                               // and for vertices without weight when normalised
    WeightSource weights = WeightSource::Stored;
    bool wantNormals = false;
    std::uint32_t vertexStep = 1;  // 2: every second vertex, and so on (for bounds)
};

/// The reference for every other skinning path: morph targets first, then the sum of weight ×
/// joint matrix over all sets, w taken as 1 afterwards. A joint index outside the palette adds
/// nothing. Normals use the cofactor matrix, so non-uniform scale and mirroring are right.
void deformPrimitive(const Primitive& primitive, const DeformInput& input, DeformedVertices& out);

/// Sum of all stored weights per vertex that belong to `joint`, over all sets.
[[nodiscard]] std::vector<float> jointWeights(const Primitive& primitive, JointIndex joint);

}  // namespace sinew
