// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/mesh.h"

namespace sinew {

/// The same primitive with its corner tangents as tangents of its vertices. A vertex whose corners
/// differ by more than packing keeps becomes several, with all its arrays; the indices are then its
/// element list. The first ones keep their numbers, the others come after the last.
[[nodiscard]] Primitive withVertexTangents(const Primitive& primitive);

}  // namespace sinew
