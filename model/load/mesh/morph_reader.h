// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/mesh.h"
#include "model/load/document/document.h"
#include "model/load/mesh/vertex_values.h"

namespace sinew::load {

/// Reads the morph targets of one primitive (glTF 2.0, 3.7.2.2), as many as it stores.
/// Displacements of attributes that the primitive lacks are read and reported.
[[nodiscard]] Status readMorphTargets(const PrimitiveSource& source, bool quantized,
                                      VertexValues& values, std::vector<MorphTarget>& out);

}  // namespace sinew::load
