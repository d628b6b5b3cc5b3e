// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"
#include "model/load/mesh/attribute_check.h"
#include "model/load/mesh/vertex_values.h"

namespace sinew::load {

/// Reads meshes: their primitives, default morph weights and target names (glTF 2.0, 3.7.2). A mesh
/// has as many morph targets as its primitive with the most; primitives with fewer are reported,
/// and missing targets do not move them. A mesh that no node draws, and whose buffer has no data,
/// has empty primitives.
class MeshReader {
public:
    /// All but `nodes` are borrowed. `nodes` determine which meshes are drawn.
    MeshReader(const ParsedDocument& document, const std::vector<Node>& nodes,
               AccessorReader& accessors, Findings& findings);

    [[nodiscard]] Status read(std::size_t mesh, Mesh& out);

private:
    [[nodiscard]] bool lacksData(const PrimitiveSource& primitive) const;
    const ParsedDocument& m_document;
    std::vector<bool> m_drawn;  // [mesh]
    VertexArrays m_arrays;
    DirectionCheck m_directions;
    Findings& m_findings;
};

}  // namespace sinew::load
