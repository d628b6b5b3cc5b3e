// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/asset/mesh.h"

namespace sinew {

/// Some vertices of a primitive, in the given order, as points: their positions, normals,
/// influences in the stored format, and the displacements of the morph targets for both. Deforming
/// them gives bit for bit what deforming the whole primitive gives for these vertices.
///
/// All indices must be below the primitive's vertexCount().
[[nodiscard]] Primitive verticesOf(const Primitive& primitive,
                                   std::span<const std::uint32_t> vertices);

}  // namespace sinew
