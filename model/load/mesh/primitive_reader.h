// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/mesh.h"
#include "model/core/result.h"
#include "model/load/mesh/attribute_check.h"
#include "model/load/mesh/vertex_values.h"

namespace sinew::load {

/// Reads one primitive. Errors: unequal counts, indices out of range, wrong types. Unsupported
/// attributes are dropped with a finding.
class PrimitiveReader {
public:
    PrimitiveReader(const ParsedDocument& document, PrimitivePlace place, VertexArrays& arrays,
                    DirectionCheck& directions, Findings& findings);

    [[nodiscard]] Result<Primitive> read();

private:
    [[nodiscard]] Status readAttributes();
    [[nodiscard]] Status readAttribute(const std::string& name, std::uint32_t accessor);
    [[nodiscard]] Status readTargets();
    [[nodiscard]] Status readIndices();
    void pairInfluences();
    [[nodiscard]] Status repairIndices(const IndexArray& stored, std::uint32_t restart,
                                       const std::string& where);
    void unroll(std::size_t restarts, const std::string& where);

    const PrimitiveSource& m_source;
    bool m_quantized;
    VertexValues m_values;
    DirectionCheck& m_directions;
    Primitive m_out;
};

}  // namespace sinew::load
