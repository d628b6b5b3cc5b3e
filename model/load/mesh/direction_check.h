// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/mesh.h"
#include "model/load/findings.h"
#include "model/load/mesh/primitive_reader.h"

namespace sinew::load {

/// Reports normals and tangents that are not of unit length and tangents whose w is neither 1 nor
/// -1 (glTF 2.0, 3.7.2.1): how many, and the first vertex. They are used as they are.
void reportDirections(const Primitive& primitive, PrimitivePlace place, Findings& findings);

}  // namespace sinew::load
