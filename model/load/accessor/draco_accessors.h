// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/codec/draco.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

// Primitive modes that Draco supports (glTF 2.0, 5.24.4).
inline constexpr std::uint32_t kTriangles = 4;
inline constexpr std::uint32_t kTriangleStrip = 5;

/// One primitive and its Draco mesh.
struct DracoJob {
    std::size_t mesh = 0;
    std::size_t primitive = 0;
    const JsonValue* source = nullptr;  // the extension's object, borrowed
    std::span<const std::uint8_t> bytes = {};
    std::vector<std::size_t> places = {};  // indices in PrimitiveSource::attributes, parallel to
                                           // `wanted`
    std::vector<codec::DracoAttribute> wanted = {};
    codec::DracoMesh decoded = {};
    std::optional<Error> error = {};

    [[nodiscard]] PrimitiveSource& target(ParsedDocument& document) const;
    [[nodiscard]] const PrimitiveSource& target(const ParsedDocument& document) const;
    [[nodiscard]] std::string pointer() const;  // points to the extension's object
    [[nodiscard]] std::string primitivePointer(std::string_view part) const;
    void report(Findings& findings, Severity severity, const char* code, std::string message,
                std::string where) const;
};

/// Redirects the accessors of primitives to decoded Draco meshes. If counts differ, those of the
/// mesh are used.
class DracoAccessors {
public:
    DracoAccessors(ParsedDocument& document, Findings& findings);  // both borrowed

    /// `job.decoded` is moved from.
    void fill(DracoJob& job);

private:
    [[nodiscard]] std::uint32_t addView(Bytes bytes);
    [[nodiscard]] Accessor& ownAccessor(std::uint32_t& index);
    void fillAttribute(const DracoJob& job, std::pair<std::string, std::uint32_t>& attribute,
                       Bytes bytes);
    void fillIndices(const DracoJob& job, PrimitiveSource& target);
    void addIndices(const DracoJob& job, PrimitiveSource& target);

    ParsedDocument& m_document;
    Findings& m_findings;
    std::vector<std::uint32_t> m_uses;  // number of uses of each accessor by primitives
};

}  // namespace sinew::load
