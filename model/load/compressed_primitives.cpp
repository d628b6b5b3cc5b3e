// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "model/codec/draco.h"
#include "model/core/parallel.h"
#include "model/load/accessor_format.h"
#include "model/load/compressed.h"
#include "model/load/limits.h"
#include "model/load/path.h"

namespace sinew::load {
namespace {

constexpr std::string_view kExtension = "KHR_draco_mesh_compression";
constexpr std::uint32_t kTriangles = 4;
constexpr std::uint32_t kTriangleStrip = 5;

Error invalid(std::string message, std::string pointer) {
    return {ErrorCode::InvalidBuffer, std::move(message), std::move(pointer)};
}

// One primitive and the Draco mesh that fills it.
struct Job {
    std::size_t mesh = 0;
    std::size_t primitive = 0;
    const JsonValue* source = nullptr;
    std::span<const std::uint8_t> bytes = {};
    std::vector<std::size_t> places = {};  // in PrimitiveSource::attributes, as in `wanted`
    std::vector<codec::DracoAttribute> wanted = {};
    codec::DracoMesh decoded = {};
    std::optional<Error> error = {};

    [[nodiscard]] PrimitiveSource& target(Document& document) const {
        return document.meshes[mesh].primitives[primitive];
    }
    [[nodiscard]] const PrimitiveSource& target(const Document& document) const {
        return document.meshes[mesh].primitives[primitive];
    }
    [[nodiscard]] std::string primitivePointer(std::string_view part) const {
        return pointerTo("meshes", mesh, "primitives", primitive, part);
    }
    [[nodiscard]] std::string pointer() const {
        return pointerTo("meshes", mesh, "primitives", primitive, "extensions", kExtension);
    }
    void report(Findings& findings, Severity severity, const char* code, std::string message,
                std::string where) const {
        findings.add({.severity = severity,
                      .code = code,
                      .message = std::move(message),
                      .pointer = std::move(where),
                      .mesh = static_cast<std::uint32_t>(mesh),
                      .primitive = static_cast<std::uint32_t>(primitive)});
    }
};

codec::DracoComponent componentOf(ComponentType type) {
    switch (type) {
        case ComponentType::Byte:
            return codec::DracoComponent::Byte;
        case ComponentType::UnsignedByte:
            return codec::DracoComponent::UnsignedByte;
        case ComponentType::Short:
            return codec::DracoComponent::Short;
        case ComponentType::UnsignedShort:
            return codec::DracoComponent::UnsignedShort;
        case ComponentType::UnsignedInt:
            return codec::DracoComponent::UnsignedInt;
        case ComponentType::Float:
            return codec::DracoComponent::Float;
    }
    return codec::DracoComponent::Float;
}

Result<std::span<const std::uint8_t>> bytesOf(const Document& document, const Job& job) {
    const std::string pointer = job.pointer() + "/bufferView";
    if (job.source->find("bufferView") == nullptr)
        return invalid("\"bufferView\" is missing or wrong", pointer);
    const BufferView& view = document.bufferViews[job.source->integer("bufferView", 0)];
    const Bytes& buffer = document.buffers[view.buffer];
    if (!document.bufferHasData[view.buffer])
        return invalid("the buffer with the Draco data has no data", pointer);
    if (view.byteOffset > buffer.size() || view.byteLength > buffer.size() - view.byteOffset)
        return invalid("the buffer view with the Draco data reaches past its buffer", pointer);
    return std::span<const std::uint8_t>(buffer).subspan(view.byteOffset, view.byteLength);
}

Status wantAttribute(const Document& document, const JsonMember& member, Job& job,
                     Findings& findings) {
    const AttributeMap& attributes = job.target(document).attributes;
    const std::string pointer = job.pointer() + "/attributes/" + member.name;
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const auto& a) { return a.first == member.name; });
    if (found == attributes.end()) {
        job.report(findings, Severity::Error, "DRACO_ATTRIBUTE_IGNORED",
                   "the primitive has no " + member.name + "; what Draco holds of it was ignored",
                   pointer);
        return Nothing{};
    }
    const Accessor& accessor = document.accessors[found->second];
    if (!accessor.isKnownFormat || componentCount(accessor.element) > 4 ||
        accessor.element == ElementType::Mat2)
        return invalid("the accessor of " + member.name + " must be a scalar or a vector", pointer);
    if (*member.value.number() > double(std::numeric_limits<std::uint32_t>::max()))
        return invalid("there is no such attribute", pointer);
    job.places.push_back(static_cast<std::size_t>(found - attributes.begin()));
    job.wanted.push_back({static_cast<std::uint32_t>(*member.value.number()),
                          componentOf(accessor.component), componentCount(accessor.element)});
    return Nothing{};
}

Status prepare(const Document& document, Job& job, Findings& findings) {
    const PrimitiveSource& target = job.target(document);
    if (target.mode != kTriangles && target.mode != kTriangleStrip)
        return invalid("Draco holds triangles, but the mode of the primitive is another",
                       job.primitivePointer("mode"));
    const auto bytes = bytesOf(document, job);
    if (!bytes)
        return bytes.error();
    job.bytes = *bytes;
    const JsonValue* attributes = job.source->find("attributes");
    if (attributes == nullptr)
        return invalid("\"attributes\" is missing or wrong", job.pointer() + "/attributes");
    for (const JsonMember& member : *attributes->object())
        if (const Status ok = wantAttribute(document, member, job, findings); !ok)
            return ok;
    return Nothing{};
}

std::uint64_t decodedBytes(const codec::DracoMesh& mesh) {
    std::uint64_t bytes = mesh.indices.size() * sizeof(std::uint32_t);
    for (const Bytes& attribute : mesh.attributes)
        bytes += attribute.size();
    return bytes;
}

/// Takes from the budget for several threads at once.
class SharedBudget {
public:
    explicit SharedBudget(MemoryBudget& budget) : m_budget(budget) {}
    Status take(std::uint64_t bytes, const std::string& pointer) {
        const std::lock_guard lock(m_mutex);
        return m_budget.take(bytes, pointer);
    }

private:
    MemoryBudget& m_budget;
    std::mutex m_mutex;
};

void decode(Job& job, SharedBudget& budget) noexcept {
    try {
        const std::uint64_t limit =
            kDracoWorkingBytesFloor + kDracoWorkingBytesPerByte * job.bytes.size();
        Result<codec::DracoMesh> mesh = codec::decodeDraco(job.bytes, job.wanted, {limit});
        if (!mesh) {
            job.error = Error{mesh.error().code, mesh.error().message,
                              job.pointer() + mesh.error().pointer};
            return;
        }
        if (const Status taken = budget.take(decodedBytes(*mesh), job.pointer()); !taken)
            job.error = taken.error();
        else
            job.decoded = std::move(*mesh);
    } catch (const std::exception&) {
        job.error = Error{ErrorCode::LimitExceeded, "not enough memory for the Draco mesh", {}};
    }
}

std::vector<Job> findJobs(const Document& document) {
    std::vector<Job> jobs;
    const JsonValue::Array& meshes = document.json.elements("meshes");
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const JsonValue::Array& primitives = meshes[i].elements("primitives");
        for (std::size_t k = 0; k < primitives.size(); ++k)
            if (const JsonValue* source = extensionOf(primitives[k], kExtension))
                jobs.push_back({.mesh = i, .primitive = k, .source = source});
    }
    return jobs;
}

/// Points the accessors of primitives at decoded data.
class Rewriter {
public:
    Rewriter(Document& document, Findings& findings)
        : m_document(document), m_findings(findings), m_uses(document.accessors.size(), 0) {
        for (const MeshSource& mesh : document.meshes)
            for (const PrimitiveSource& primitive : mesh.primitives)
                countUses(primitive);
    }

    void rewrite(Job& job) {
        PrimitiveSource& target = job.target(m_document);
        for (std::size_t i = 0; i < job.wanted.size(); ++i)
            fillAttribute(job, target.attributes[job.places[i]],
                          std::move(job.decoded.attributes[i]));
        reportUnfilled(job, target);
        fillIndices(job, target);
    }

private:
    void countUses(const PrimitiveSource& primitive) {
        for (const auto& [name, accessor] : primitive.attributes)
            ++m_uses[accessor];
        for (const AttributeMap& target : primitive.targets)
            for (const auto& [name, accessor] : target)
                ++m_uses[accessor];
        if (primitive.indices)
            ++m_uses[*primitive.indices];
    }

    std::uint32_t addView(Bytes bytes) {
        const std::uint64_t length = bytes.size();
        m_document.bufferViews.push_back({addBuffer(m_document, std::move(bytes)), 0, length, 0});
        return static_cast<std::uint32_t>(m_document.bufferViews.size() - 1);
    }

    // An accessor that others use as well keeps its own data: this use gets a copy of it.
    Accessor& ownAccessor(std::uint32_t& index) {
        if (m_uses[index] > 1) {
            --m_uses[index];
            Accessor copy = m_document.accessors[index];
            m_document.accessors.push_back(std::move(copy));
            m_uses.push_back(1);
            index = static_cast<std::uint32_t>(m_document.accessors.size() - 1);
        }
        return m_document.accessors[index];
    }

    void fillAttribute(const Job& job, std::pair<std::string, std::uint32_t>& attribute,
                       Bytes bytes) {
        const std::uint32_t source = attribute.second;
        Accessor& accessor = ownAccessor(attribute.second);
        if (accessor.count != job.decoded.vertexCount)
            job.report(m_findings, Severity::Error, "DRACO_COUNT_DIFFERS",
                       attribute.first + " claims " + std::to_string(accessor.count) +
                           " vertices, the Draco mesh has " +
                           std::to_string(job.decoded.vertexCount) + "; the mesh is right",
                       pointerTo("accessors", std::size_t{source}, "count"));
        accessor.count = job.decoded.vertexCount;
        accessor.bufferView = addView(std::move(bytes));
        accessor.byteOffset = 0;
    }

    // glTF makes zeros of what lies neither in Draco nor in a buffer.
    void reportUnfilled(const Job& job, const PrimitiveSource& target) {
        for (const auto& [name, index] : target.attributes) {
            const Accessor& accessor = m_document.accessors[index];
            if (!accessor.bufferView && !accessor.sparse)
                job.report(m_findings, Severity::Warning, "DRACO_ATTRIBUTE_MISSING",
                           name + " lies neither in the Draco mesh nor in a buffer: all zeros",
                           job.primitivePointer("attributes") + "/" + name);
        }
    }

    void fillIndices(Job& job, PrimitiveSource& target) {
        const std::vector<std::uint32_t>& indices = job.decoded.indices;
        if (!target.indices)
            addIndices(job, target);
        Accessor& accessor = ownAccessor(*target.indices);
        if (target.mode == kTriangleStrip)
            job.report(m_findings, Severity::Info, "DRACO_STRIP_AS_TRIANGLES",
                       "Draco stores triangles; the strip is drawn as these",
                       job.primitivePointer("mode"));
        else if (accessor.count != indices.size())
            job.report(m_findings, Severity::Error, "DRACO_COUNT_DIFFERS",
                       "the indices claim " + std::to_string(accessor.count) +
                           ", the Draco mesh has " + std::to_string(indices.size()) +
                           "; the mesh is right",
                       job.primitivePointer("indices"));
        target.mode = kTriangles;

        Bytes bytes(indices.size() * sizeof(std::uint32_t));
        if (!bytes.empty())
            std::memcpy(bytes.data(), indices.data(), bytes.size());
        accessor.count = indices.size();
        accessor.component = ComponentType::UnsignedInt;
        accessor.element = ElementType::Scalar;
        accessor.byteOffset = 0;
        accessor.sparse.reset();
        accessor.bufferView = addView(std::move(bytes));
    }

    void addIndices(const Job& job, PrimitiveSource& target) {
        job.report(m_findings, Severity::Error, "DRACO_WITHOUT_INDICES",
                   "the primitive names no indices; those of the Draco mesh were used",
                   job.primitivePointer("indices"));
        Accessor accessor;
        accessor.count = job.decoded.indices.size();
        m_document.accessors.push_back(accessor);
        m_uses.push_back(1);
        target.indices = static_cast<std::uint32_t>(m_document.accessors.size() - 1);
    }

    Document& m_document;
    Findings& m_findings;
    std::vector<std::uint32_t> m_uses;  // of each accessor, by primitives
};

bool hasCopy(const Document& document, const PrimitiveSource& primitive) {
    const auto hasData = [&](std::uint32_t index) {
        const Accessor& accessor = document.accessors[index];
        return accessor.sparse ||
               (accessor.bufferView &&
                document.bufferHasData[document.bufferViews[*accessor.bufferView].buffer]);
    };
    return std::all_of(primitive.attributes.begin(), primitive.attributes.end(),
                       [&](const auto& attribute) { return hasData(attribute.second); }) &&
           (!primitive.indices || hasData(*primitive.indices));
}

void reportNotRequired(const Document& document, const std::vector<Job>& jobs, Findings& findings) {
    if (document.json.lists("extensionsRequired", kExtension))
        return;
    for (const Job& job : jobs)
        if (!hasCopy(document, job.target(document)))
            job.report(findings, Severity::Error, "COMPRESSION_NOT_REQUIRED",
                       std::string(kExtension) +
                           " is missing from extensionsRequired, but there is no uncompressed "
                           "copy of this mesh",
                       job.pointer());
}

}  // namespace

Status decodeCompressedPrimitives(Document& document, MemoryBudget& budget, Findings& findings,
                                  const std::stop_token& stop) {
    std::vector<Job> jobs = findJobs(document);
    reportNotRequired(document, jobs, findings);
    for (Job& job : jobs)
        if (const Status ready = prepare(document, job, findings); !ready)
            job.error = ready.error();
    SharedBudget shared(budget);
    onAllCores(jobs.size(), stop, [&](std::size_t i) {
        if (!jobs[i].error)
            decode(jobs[i], shared);
    });
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "loading was cancelled", {}};

    Rewriter rewriter(document, findings);
    for (Job& job : jobs) {
        if (!job.error)
            rewriter.rewrite(job);
        else if (const Status settled =
                     settleUndecoded(document, kExtension, hasCopy(document, job.target(document)),
                                     std::move(*job.error), findings);
                 !settled)
            return settled;
    }
    return Nothing{};
}

}  // namespace sinew::load
