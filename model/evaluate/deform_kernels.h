// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/asset/stored_array.h"

// The arithmetic of deformPrimitive over a block of vertices, in the widest instruction set that
// the processor has. Every array holds as many elements as a whole block has, of which `count`
// count; what is computed for a vertex does not depend on its place in the block.
namespace sinew::deform {

inline constexpr std::size_t kBlock = 64;

/// Four floats a vertex: x, y, z and w of one matrix column.
struct alignas(64) MatrixBlock {
    float columns[4][4 * kBlock];
};

/// One influence set as stored: four joints and four weights a vertex.
struct StoredInfluences {
    const void* joints;
    StoredType jointType;
    const void* weights;
    StoredType weightType;
};

struct JointPalette {
    const float* matrices;  // sixteen floats each, column-major
    std::size_t count;
};

/// sum[i] += factor × term[i] over three floats a vertex.
void addScaled(float factor, const float* term, std::size_t count, float* sum) noexcept;

/// matrices = the sum of weight × joint matrix over the set; added to what is there unless `first`.
void blend(const StoredInfluences& influences, const JointPalette& palette, std::size_t count,
           bool first, MatrixBlock& matrices) noexcept;

/// sums[vertex] = the sum of the set's weights, added to what is there unless `first`.
void sumWeights(const StoredInfluences& influences, std::size_t count, bool first,
                float* sums) noexcept;

/// Multiplies every matrix by the reciprocal of its sum, which must not be 0.
void divide(const float* sums, std::size_t count, MatrixBlock& matrices) noexcept;

/// xyz of matrix × (position, 1). Three floats a vertex.
void transformPositions(const MatrixBlock& matrices, const float* positions, std::size_t count,
                        float* out) noexcept;

/// Normals turn as the inverse transpose does, and there is one for a flattened matrix too (the
/// cofactor matrix). Unit length, or 0 where nothing is left. Three floats a vertex.
void transformNormals(const MatrixBlock& matrices, const float* normals, std::size_t count,
                      float* out) noexcept;

/// Tangents turn with the surface; a matrix that mirrors changes the handedness. Unit length, or 0
/// where nothing is left. `out`: four floats a vertex, `tangents` three and `handedness` one.
void transformTangents(const MatrixBlock& matrices, const float* tangents, const float* handedness,
                       std::size_t count, float* out) noexcept;

}  // namespace sinew::deform
