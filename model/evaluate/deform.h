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

/// Positions in world space, and normals and tangents if requested and present in the primitive.
struct DeformedVertices {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::vector<glm::vec4> tangents;  // w is the handedness
};

/// Primitives with up to this many vertices are deformed by the calling thread only.
inline constexpr std::size_t kVerticesAlone = 16384;

/// Input of deforming one primitive. Spans are borrowed for the call.
struct DeformInput {
    std::span<const float> morphWeights = {};  // one per target
    std::span<const glm::mat4> palette = {};   // empty: not skinned
    // The decomposed palette, for dual-quaternion blending. Empty: linear blending.
    std::span<const StretchedJoint> stretched = {};
    glm::mat4 worldFromMesh{1.0F};  // the mesh node's; used if there is no palette,
                                    // and for vertices without weight when normalised
    WeightSource weights = WeightSource::Normalized;
    bool wantNormals = false;
    bool wantTangents = false;
    std::uint32_t vertexStep = 1;  // 2: every second vertex, etc. (for bounds)
    std::size_t threads = std::numeric_limits<std::size_t>::max();  // maximum number of threads
};

/// The reference for all other skinning paths: applies morph targets, then the sum of weight ×
/// joint matrix over all sets; w is 1 afterwards. Joint indices outside the palette are ignored.
///
/// Normals use the cofactor matrix, which handles non-uniform scale and mirroring; tangents use the
/// matrix itself. Both are normalised, or 0 if degenerate. w of a tangent changes sign if the
/// matrix mirrors, so that the bitangent cross(normal, tangent) × w (glTF 2.0, 3.7.2.1) follows the
/// surface. Morph targets do not change w.
///
/// With `stretched`, vertices use DualQuaternionBlend instead of the sum: a preview of other
/// programs, not glTF skinning.
///
/// Large primitives use all cores. The result for a vertex is bit-identical for any number of
/// threads and any `vertexStep`; the instruction set of the CPU may change the last bits. Allocates
/// only if `out` has to grow.
void deformPrimitive(const Primitive& primitive, const DeformInput& input, DeformedVertices& out);

}  // namespace sinew
