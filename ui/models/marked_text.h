// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"
#include "model/view/marked_vertices.h"

namespace sinew {

/// "Body · primitive 0 · vertex 1234 and 51 more": the main marked vertex; empty if the asset does
/// not have it.
[[nodiscard]] QString markedText(const Asset& asset, const MarkedVertices& marked);

/// "vertex 1234", of a finding that names one; otherwise empty.
[[nodiscard]] QString vertexText(const Diagnostic& finding);

}  // namespace sinew
