// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads one mesh: its primitives, default morph weights and target names (glTF 2.0, 3.7.2). A mesh
/// has as many morph targets as the primitive with the most; one with fewer is reported, and those
/// that it lacks move nothing there.
[[nodiscard]] Status readMesh(const Document& document, std::size_t mesh, AccessorReader& accessors,
                              Findings& findings, Mesh& out);

}  // namespace sinew::load
