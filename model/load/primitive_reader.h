// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/asset/mesh.h"
#include "model/core/result.h"
#include "model/load/accessor_reader.h"

namespace sinew::load {

struct PrimitivePlace {
    std::size_t mesh = 0;
    std::size_t primitive = 0;
};

/// Reads one primitive. What the geometry cannot do without is an error: unequal counts, indices
/// past the vertices, wrong types. Attributes that are not understood are left out with a finding.
class PrimitiveReader {
public:
    PrimitiveReader(const Document& document, PrimitivePlace place, AccessorReader& accessors,
                    Findings& findings);

    [[nodiscard]] Result<Primitive> read();

private:
    [[nodiscard]] std::string pointer(std::string_view part) const;
    void report(Severity severity, const char* code, std::string message, std::string where);
    void checkFormat(const std::string& name, std::uint32_t accessor, const std::string& where);

    void reportFormat(const std::string& name, std::uint32_t accessor, const std::string& where);
    [[nodiscard]] bool hasAttribute(std::string_view name) const;

    [[nodiscard]] Status readAttributes();
    [[nodiscard]] Status readAttribute(const std::string& name, std::uint32_t accessor);
    [[nodiscard]] Status readColors(std::uint32_t accessor, float alpha,
                                    std::vector<glm::vec4>& out);
    [[nodiscard]] Status readJoints(std::uint32_t accessor, const std::string& where,
                                    std::vector<glm::u16vec4>& out);
    [[nodiscard]] Status readTargets();
    [[nodiscard]] Status readTarget(std::size_t target, MorphTarget& out);
    [[nodiscard]] Status readDisplacement(const std::string& name, std::uint32_t accessor,
                                          const std::string& where, MorphTarget& out);
    [[nodiscard]] Status readIndices();
    void pairInfluences();
    void unroll(std::size_t restarts, const std::string& where);

    template <class Vec>
    [[nodiscard]] Status readVectors(std::uint32_t accessor, const std::string& where,
                                     std::vector<Vec>& out);
    [[nodiscard]] Status checkCount(std::size_t count, const std::string& where) const;

    const PrimitiveSource& m_source;
    bool m_quantized;
    PrimitivePlace m_place;
    AccessorReader& m_accessors;
    Findings& m_findings;
    bool m_displacesLooks = false;  // a morph target has texture coordinates or colours
    Primitive m_out;
};

}  // namespace sinew::load
