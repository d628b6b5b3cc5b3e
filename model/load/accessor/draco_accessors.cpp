// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/draco_accessors.h"

#include <cstring>

#include "model/load/accessor/compressed.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

Bytes bytesOf(const std::vector<std::uint32_t>& indices) {
    Bytes bytes(indices.size() * sizeof(std::uint32_t));
    if (!bytes.empty()) {
        std::memcpy(bytes.data(), indices.data(), bytes.size());
    }
    return bytes;
}

}  // namespace

PrimitiveSource& DracoJob::target(ParsedDocument& document) const {
    return document.meshes[mesh].primitives[primitive];
}

const PrimitiveSource& DracoJob::target(const ParsedDocument& document) const {
    return document.meshes[mesh].primitives[primitive];
}

std::string DracoJob::pointer() const {
    return primitivePointer("extensions") + "/" + std::string(kDracoExtension);
}

std::string DracoJob::primitivePointer(std::string_view part) const {
    return pointerTo("meshes", mesh, "primitives", primitive, part);
}

void DracoJob::report(Findings& findings, Severity severity, const char* code, std::string message,
                      std::string where) const {
    findings.add({.severity = severity,
                  .code = code,
                  .message = std::move(message),
                  .pointer = std::move(where),
                  .mesh = static_cast<std::uint32_t>(mesh),
                  .primitive = static_cast<std::uint32_t>(primitive)});
}

DracoAccessors::DracoAccessors(ParsedDocument& document, Findings& findings)
    : m_document(document), m_findings(findings), m_uses(document.accessors.size(), 0) {
    document.eachAccessor([this](std::uint32_t accessor, bool) { ++m_uses[accessor]; });
}

void DracoAccessors::fill(DracoJob& job) {
    PrimitiveSource& target = job.target(m_document);
    for (std::size_t i = 0; i < job.wanted.size(); ++i) {
        fillAttribute(job, target.attributes[job.places[i]], std::move(job.decoded.attributes[i]));
    }
    fillIndices(job, target);
    job.decoded = {};
}

std::uint32_t DracoAccessors::addView(Bytes bytes) {
    const std::uint64_t length = bytes.size();
    m_document.bufferViews.push_back({addBuffer(m_document, std::move(bytes)), 0, length, 0});
    return static_cast<std::uint32_t>(m_document.bufferViews.size() - 1);
}

// An accessor with other users keeps its data; this use gets a copy of the accessor.
Accessor& DracoAccessors::ownAccessor(std::uint32_t& index) {
    if (m_uses[index] > 1) {
        --m_uses[index];
        Accessor copy = m_document.accessors[index];
        m_document.accessors.push_back(std::move(copy));
        m_uses.push_back(1);
        index = static_cast<std::uint32_t>(m_document.accessors.size() - 1);
    }
    return m_document.accessors[index];
}

void DracoAccessors::fillAttribute(const DracoJob& job,
                                   std::pair<std::string, std::uint32_t>& attribute, Bytes bytes) {
    const std::uint32_t source = attribute.second;
    Accessor& accessor = ownAccessor(attribute.second);
    if (accessor.count != job.decoded.vertexCount) {
        job.report(m_findings, Severity::Error, "DRACO_COUNT_DIFFERS",
                   attribute.first + " claims " + std::to_string(accessor.count) +
                       " vertices, the Draco mesh has " + std::to_string(job.decoded.vertexCount) +
                       "; the Draco mesh was used",
                   pointerTo("accessors", source, "count"));
    }
    accessor.count = job.decoded.vertexCount;
    accessor.bufferView = addView(std::move(bytes));
    accessor.byteOffset = 0;
    accessor.lossy = true;
}

void DracoAccessors::fillIndices(const DracoJob& job, PrimitiveSource& target) {
    const std::vector<std::uint32_t>& indices = job.decoded.indices;
    if (!target.indices) {
        addIndices(job, target);
    }
    Accessor& accessor = ownAccessor(*target.indices);
    if (target.mode == kTriangleStrip) {
        job.report(m_findings, Severity::Info, "DRACO_STRIP_AS_TRIANGLES",
                   "Draco stores triangles; the strip is drawn as triangles",
                   job.primitivePointer("mode"));
    } else if (accessor.count != indices.size()) {
        job.report(m_findings, Severity::Error, "DRACO_COUNT_DIFFERS",
                   "the indices claim " + std::to_string(accessor.count) + ", the Draco mesh has " +
                       std::to_string(indices.size()) + "; the Draco mesh was used",
                   job.primitivePointer("indices"));
    }
    target.mode = kTriangles;
    accessor.count = indices.size();
    accessor.component = ComponentType::UnsignedInt;  // large enough for any declared type
    accessor.element = ElementType::Scalar;
    accessor.normalized = false;
    accessor.isKnownFormat = true;
    accessor.byteOffset = 0;
    accessor.sparse.reset();
    accessor.bufferView = addView(bytesOf(indices));
    accessor.lossy = true;  // Draco renumbers the vertices
}

void DracoAccessors::addIndices(const DracoJob& job, PrimitiveSource& target) {
    job.report(m_findings, Severity::Error, "DRACO_WITHOUT_INDICES",
               "the primitive has no indices; those of the Draco mesh were used",
               job.primitivePointer("indices"));
    Accessor accessor;
    accessor.count = job.decoded.indices.size();
    m_document.accessors.push_back(std::move(accessor));
    m_uses.push_back(1);
    target.indices = static_cast<std::uint32_t>(m_document.accessors.size() - 1);
}

}  // namespace sinew::load
