// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>
#include <string>

#include "model/core/json_pointer.h"
#include "model/core/parallel.h"
#include "model/load/accessor/accessor_format.h"
#include "model/load/accessor/compressed.h"
#include "model/load/accessor/draco_accessors.h"
#include "model/load/invalid.h"
#include "model/load/limits.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

Result<std::span<const std::uint8_t>> bytesOf(const ParsedDocument& document, const DracoJob& job) {
    const std::string pointer = job.pointer() + "/bufferView";
    if (job.source->find("bufferView") == nullptr) {
        return invalidBuffer("\"bufferView\" is missing or invalid", pointer);
    }
    const BufferView& view = document.bufferViews[job.source->integer("bufferView", 0)];
    if (!document.bufferHasData[view.buffer]) {
        return invalidBuffer("the buffer with the Draco data has no data", pointer);
    }
    const auto bytes = document.buffers[view.buffer].part(view.byteOffset, view.byteLength);
    if (!bytes) {
        return invalidBuffer("the buffer view with the Draco data exceeds its buffer", pointer);
    }
    return *bytes;
}

Status wantAttribute(const ParsedDocument& document, const JsonMember& member, DracoJob& job,
                     Findings& findings) {
    const AttributeMap& attributes = job.target(document).attributes;
    std::string pointer = job.pointer() + "/attributes";
    appendPointer(pointer, member.name);
    const auto found = findAttribute(attributes, member.name);
    if (found == attributes.end()) {
        job.report(findings, Severity::Error, "DRACO_ATTRIBUTE_IGNORED",
                   "the primitive has no " + member.name +
                       "; that attribute of the Draco data was ignored",
                   pointer);
        return Nothing{};
    }
    const Accessor& accessor = document.accessors[found->second];
    if (!accessor.isKnownFormat || componentCount(accessor.element) > 4 ||
        accessor.element == ElementType::Mat2) {
        return invalidBuffer("the accessor of " + member.name + " must be a scalar or a vector",
                             pointer);
    }
    if (*member.value.number() > double(std::numeric_limits<std::uint32_t>::max())) {
        return invalidBuffer("the attribute does not exist", pointer);
    }
    job.places.push_back(static_cast<std::size_t>(found - attributes.begin()));
    job.wanted.push_back({static_cast<std::uint32_t>(*member.value.number()), accessor.component,
                          componentCount(accessor.element)});
    return Nothing{};
}

Status prepare(const ParsedDocument& document, DracoJob& job, Findings& findings) {
    const PrimitiveSource& target = job.target(document);
    if (target.mode != kTriangles && target.mode != kTriangleStrip) {
        return invalidBuffer("Draco data contains triangles, but the primitive has another mode",
                             job.primitivePointer("mode"));
    }
    const auto bytes = bytesOf(document, job);
    if (!bytes) {
        return bytes.error();
    }
    job.bytes = *bytes;
    const JsonValue* attributes = job.source->find("attributes");
    if (attributes == nullptr) {
        return invalidBuffer("\"attributes\" is missing or invalid", job.pointer() + "/attributes");
    }
    for (const JsonMember& member : *attributes->object()) {
        if (const Status ok = wantAttribute(document, member, job, findings); !ok) {
            return ok;
        }
    }
    return Nothing{};
}

std::uint64_t decodedBytes(const codec::DracoMesh& mesh) {
    std::uint64_t bytes = mesh.indices.size() * sizeof(std::uint32_t);
    for (const Bytes& attribute : mesh.attributes) {
        bytes += attribute.size();
    }
    return bytes;
}

std::uint64_t workingBytes(std::uint64_t sourceBytes) {
    return kDracoWorkingBytesFloor + kDracoWorkingBytesPerByte * sourceBytes;
}

std::uint64_t bytesInAll(const ParsedDocument& document) {
    std::uint64_t bytes = 0;
    for (const BufferBytes& buffer : document.buffers) {
        bytes += buffer.size();
    }
    return bytes;
}

/// Memory shared by all Draco decoders of a file. Thread-safe.
class Memory {
public:
    Memory(const ParsedDocument& document, DecodedBudget& budget)
        : m_budget(budget),
          m_working(
              std::make_shared<std::atomic<std::uint64_t>>(workingBytes(bytesInAll(document)))) {}

    [[nodiscard]] const std::shared_ptr<std::atomic<std::uint64_t>>& working() const noexcept {
        return m_working;
    }

    // Whether no memory or damage allowance is left.
    [[nodiscard]] bool isSpent() const noexcept {
        return m_spent || m_failures >= kMaxDamagedDracoMeshes;
    }

    void countFailure() noexcept { ++m_failures; }
    void forgetFailures() noexcept { m_failures = 0; }

    Status take(std::uint64_t bytes, const std::string& pointer) {
        const std::lock_guard lock(m_mutex);
        const Status taken = m_budget.take(bytes, pointer);
        m_spent = m_spent || !taken;
        return taken;
    }

private:
    DecodedBudget& m_budget;
    std::shared_ptr<std::atomic<std::uint64_t>> m_working;  // abandoned decoders return theirs late
    std::atomic<bool> m_spent{false};
    std::atomic<std::size_t> m_failures{0};
    std::mutex m_mutex;
};

Status decodeInto(DracoJob& job, Memory& memory, const std::stop_token& stop) {
    if (memory.isSpent()) {
        return Error{ErrorCode::LimitExceeded,
                     "the Draco meshes of the file are too large in total, or too many are damaged",
                     job.pointer()};
    }
    Result<codec::DracoMesh> mesh = codec::decodeDraco(
        job.bytes, job.wanted, {workingBytes(job.bytes.size()), memory.working(), stop});
    if (!mesh) {
        return Error{mesh.error().code, mesh.error().message, job.pointer() + mesh.error().pointer};
    }
    const Status taken = memory.take(decodedBytes(*mesh), job.pointer());
    if (taken) {
        job.decoded = std::move(*mesh);
    }
    return taken;
}

void decode(DracoJob& job, Memory& memory, const std::stop_token& stop) noexcept {
    try {
        if (const Status done = decodeInto(job, memory, stop); !done) {
            job.error = done.error();
            memory.countFailure();
        }
    } catch (const std::exception&) {
        job.error = Error{ErrorCode::LimitExceeded, {}, {}};  // a message would need memory
    }
}

// Retries sequentially if there is not enough memory for concurrent decodes.
void decodeAll(const std::vector<DracoJob*>& jobs, Memory& memory, const std::stop_token& stop) {
    onAllCores(jobs.size(), stop, [&](std::size_t i) { decode(*jobs[i], memory, stop); });
    memory.forgetFailures();
    for (DracoJob* job : jobs) {
        if (job->error && job->error->code == ErrorCode::LimitExceeded && !memory.isSpent() &&
            !stop.stop_requested()) {
            job->error.reset();
            decode(*job, memory, stop);
        }
    }
}

std::vector<DracoJob> findJobs(const ParsedDocument& document) {
    std::vector<DracoJob> jobs;
    const JsonValue::Array& meshes = document.json.elements("meshes");
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const JsonValue::Array& primitives = meshes[i].elements("primitives");
        for (std::size_t k = 0; k < primitives.size(); ++k) {
            if (const JsonValue* source = extensionOf(primitives[k], kDracoExtension)) {
                jobs.push_back({.mesh = i, .primitive = k, .source = source});
            }
        }
    }
    return jobs;
}

bool hasCopy(const ParsedDocument& document, const PrimitiveSource& primitive) {
    const auto hasData = [&](std::uint32_t index) {
        const Accessor& accessor = document.accessors[index];
        return accessor.sparse || (accessor.bufferView && !document.lacksData(accessor));
    };
    return std::all_of(primitive.attributes.begin(), primitive.attributes.end(),
                       [&](const auto& attribute) { return hasData(attribute.second); }) &&
           (!primitive.indices || hasData(*primitive.indices));
}

void reportNotRequired(const ParsedDocument& document, const std::vector<DracoJob>& jobs,
                       Findings& findings) {
    if (document.required.contains(kDracoExtension)) {
        return;
    }
    for (const DracoJob& job : jobs) {
        if (!hasCopy(document, job.target(document))) {
            job.report(findings, Severity::Error, "COMPRESSION_NOT_REQUIRED",
                       std::string(kDracoExtension) +
                           " is missing from extensionsRequired, but there is no uncompressed "
                           "copy of this mesh",
                       job.pointer());
        }
    }
}

// The jobs that can be decoded. Many primitives that reference one large mesh would take forever.
std::vector<DracoJob*> prepareAll(const ParsedDocument& document, std::vector<DracoJob>& jobs,
                                  Findings& findings) {
    std::vector<DracoJob*> out;
    std::uint64_t left = kMaxSharedDracoBytes + bytesInAll(document);
    for (DracoJob& job : jobs) {
        const Status ready = prepare(document, job, findings);
        if (!ready) {
            job.error = ready.error();
        } else if (job.bytes.size() > left) {
            job.error = Error{ErrorCode::LimitExceeded,
                              "too many primitives share large Draco meshes", job.pointer()};
        } else {
            out.push_back(&job);
        }
        left -= std::min<std::uint64_t>(left, job.bytes.size());
    }
    return out;
}

}  // namespace

Status decodeCompressedPrimitives(ParsedDocument& document, DecodedBudget& budget,
                                  Findings& findings, const std::stop_token& stop) {
    std::vector<DracoJob> jobs = findJobs(document);
    reportNotRequired(document, jobs, findings);
    const std::vector<DracoJob*> ready = prepareAll(document, jobs, findings);
    Memory memory(document, budget);
    decodeAll(ready, memory, stop);
    if (stop.stop_requested()) {
        return cancelled();
    }

    DracoAccessors accessors(document, findings);
    for (DracoJob& job : jobs) {
        if (job.error && job.error->message.empty()) {
            job.error = Error{ErrorCode::LimitExceeded, "not enough memory for the Draco mesh",
                              job.pointer()};
        }
        if (!job.error) {
            accessors.fill(job);
        } else if (const Status settled = settleUndecoded(document, kDracoExtension,
                                                          hasCopy(document, job.target(document)),
                                                          std::move(*job.error), findings);
                   !settled) {
            return settled;
        }
    }
    return Nothing{};
}

}  // namespace sinew::load
