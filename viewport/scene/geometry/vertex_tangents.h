// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/mesh.h"

namespace sinew {

/// Converts corner tangents to vertex tangents. A vertex whose corners differ by more than the
/// packing precision is split, with all its attributes; the indices then form the element list.
/// Stored vertices keep their indices; added vertices follow.
[[nodiscard]] Primitive withVertexTangents(const Primitive& primitive);

}  // namespace sinew
