// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/asset/stored_array.h"

// The arithmetic of deformPrimitive for a block of vertices, in the widest available instruction
// set. Every array has room for a whole block, of which `count` elements are used. The result for a
// vertex does not depend on its position in the block.
namespace sinew::deform {

inline constexpr std::size_t kBlock = 64;

/// Four floats per vertex: x, y, z and w of one matrix column.
struct alignas(64) MatrixBlock {
    float columns[4][4 * kBlock];
};

/// One influence set as stored: four joints and four weights per vertex.
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

/// sum[i] += factor × term[i] for three floats per vertex.
void addScaled(float factor, const float* term, std::size_t count, float* sum) noexcept;

/// matrices = sum of weight × joint matrix over the set; accumulates unless `first`.
void blend(const StoredInfluences& influences, const JointPalette& palette, std::size_t count,
           bool first, MatrixBlock& matrices) noexcept;

/// sums[vertex] = sum of the set's weights; accumulates unless `first`.
void sumWeights(const StoredInfluences& influences, std::size_t count, bool first,
                float* sums) noexcept;

/// Multiplies every matrix by the reciprocal of its sum, which must not be 0.
void divide(const float* sums, std::size_t count, MatrixBlock& matrices) noexcept;

/// xyz of matrix × (position, 1). Three floats per vertex.
void transformPositions(const MatrixBlock& matrices, const float* positions, std::size_t count,
                        float* out) noexcept;

/// Transforms normals with the cofactor matrix: like the inverse transpose, but defined for
/// singular matrices too. Unit length, or 0 if degenerate. Three floats per vertex.
void transformNormals(const MatrixBlock& matrices, const float* normals, std::size_t count,
                      float* out) noexcept;

/// Transforms tangents; a mirroring matrix flips the handedness. Unit length, or 0 if degenerate.
/// Per vertex, `out` has four floats, `tangents` three and `handedness` one.
void transformTangents(const MatrixBlock& matrices, const float* tangents, const float* handedness,
                       std::size_t count, float* out) noexcept;

}  // namespace sinew::deform
