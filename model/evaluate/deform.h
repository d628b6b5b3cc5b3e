// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "model/asset/mesh.h"
#include "model/evaluate/dual_quaternion.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

/// Positions (and normals and tangents, where they are wanted and the primitive has them) in world
/// space.
struct DeformedVertices {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::vector<glm::vec4> tangents;  // w is the handedness
};

/// Primitives of up to so many vertices are worked on by the calling thread alone.
inline constexpr std::size_t kVerticesAlone = 16384;

/// What deforms one primitive. Spans are borrowed for the call.
struct DeformInput {
    std::span<const float> morphWeights = {};  // one per target
    std::span<const glm::mat4> palette = {};   // empty: not skinned
    // The palette, decomposed: joints are then blended as dual quaternions. Empty: linearly.
    std::span<const StretchedJoint> stretched = {};
    glm::mat4 worldFromMesh{1.0F};  // the mesh node's; used where there is no palette,
                                    // and for vertices without weight when normalised
    WeightSource weights = WeightSource::Stored;
    bool wantNormals = false;
    bool wantTangents = false;
    std::uint32_t vertexStep = 1;  // 2: every second vertex, and so on (for bounds)
    std::size_t threads = std::numeric_limits<std::size_t>::max();  // at work at once, at most
};

/// The reference for every other skinning path: morph targets first, then the sum of weight ×
/// joint matrix over all sets, w taken as 1 afterwards. A joint index outside the palette adds
/// nothing.
///
/// Normals use the cofactor matrix, so non-uniform scale and mirroring are right; tangents use the
/// matrix itself. Both have unit length, or are 0 where nothing is left of them. The bitangent of
/// glTF (cross(normal, tangent) × w; 2.0, 3.7.2.1) turns with the surface: w changes its sign where
/// the matrix mirrors, for the cross product alone would then point the other way. Morph targets
/// leave w as it is.
///
/// With `stretched` the matrix of a vertex is dualQuaternionMatrix instead of the sum: a preview of
/// how other programs may show the file, not what glTF means.
///
/// Larger primitives are worked on by all cores. Neither their number nor `vertexStep` changes what
/// comes out for a vertex, bit for bit; the instruction set of the processor may, in the last bits.
/// Allocates only where `out` has to grow.
void deformPrimitive(const Primitive& primitive, const DeformInput& input, DeformedVertices& out);

/// Sum of all stored weights per vertex that belong to `joint`, over all sets.
[[nodiscard]] std::vector<float> jointWeights(const Primitive& primitive, JointIndex joint);

}  // namespace sinew
