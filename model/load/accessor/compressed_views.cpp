// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "model/codec/meshopt.h"
#include "model/core/json_pointer.h"
#include "model/core/parallel.h"
#include "model/load/accessor/compressed.h"
#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr std::string_view kKhronos = "KHR_meshopt_compression";
constexpr std::string_view kVendor = "EXT_meshopt_compression";

// One buffer view and its compressed stream.
struct ViewJob {
    std::size_t view = 0;
    const JsonValue* source = nullptr;
    std::string_view extension;
    codec::MeshoptStream stream = {};
    std::span<const std::uint8_t> bytes = {};
    Bytes decoded = {};
    std::optional<Error> error = {};

    [[nodiscard]] std::string pointer(std::string_view property = {}) const {
        std::string out = pointerTo("bufferViews", view, "extensions", extension);
        if (!property.empty()) {
            appendPointer(out, property);
        }
        return out;
    }
};

// Properties that are present but null failed the document check.
Status checkGiven(const ViewJob& job) {
    for (const std::string_view name : {"buffer", "byteLength", "byteStride", "count", "mode"}) {
        if (job.source->find(name) == nullptr) {
            return invalidBuffer("\"" + std::string(name) + "\" is missing or invalid",
                                 job.pointer(name));
        }
    }
    for (const std::string_view name : {"byteOffset", "filter"}) {
        if (job.source->has(name) && job.source->find(name) == nullptr) {
            return invalidBuffer("\"" + std::string(name) + "\" is invalid", job.pointer(name));
        }
    }
    return Nothing{};
}

codec::MeshoptStream streamOf(const JsonValue& source) {
    using codec::MeshoptFilter;
    using codec::MeshoptMode;
    const std::string& mode = source.text("mode");
    const std::string& filter = source.text("filter");
    return {.mode = mode == "TRIANGLES" ? MeshoptMode::Triangles
                    : mode == "INDICES" ? MeshoptMode::Indices
                                        : MeshoptMode::Attributes,
            .filter = filter == "OCTAHEDRAL"    ? MeshoptFilter::Octahedral
                      : filter == "QUATERNION"  ? MeshoptFilter::Quaternion
                      : filter == "EXPONENTIAL" ? MeshoptFilter::Exponential
                      : filter == "COLOR"       ? MeshoptFilter::Color
                                                : MeshoptFilter::None,
            .count = source.integer("count", 0),
            .byteStride = static_cast<std::uint32_t>(source.integer("byteStride", 0))};
}

// The compressed bytes; the buffer must have data and contain the range.
Result<std::span<const std::uint8_t>> bytesOf(const ParsedDocument& document, const ViewJob& job) {
    const std::size_t index = job.source->integer("buffer", 0);
    if (!document.bufferHasData[index]) {
        return invalidBuffer("the buffer with the compressed data has no data",
                             job.pointer("buffer"));
    }
    const auto bytes = document.buffers[index].part(job.source->integer("byteOffset", 0),
                                                    job.source->integer("byteLength", 0));
    if (!bytes) {
        return invalidBuffer("the compressed data exceeds its buffer", job.pointer("byteLength"));
    }
    return *bytes;
}

// All checks before decoding, and the memory for the result.
Status prepare(const ParsedDocument& document, DecodedBudget& budget, ViewJob& job) {
    if (const Status given = checkGiven(job); !given) {
        return given;
    }
    job.stream = streamOf(*job.source);
    if (const Status ok = codec::checkMeshoptStream(job.stream); !ok) {
        return invalidBuffer(ok.error().message, job.pointer() + ok.error().pointer);
    }
    const std::uint64_t decodedBytes = job.stream.count * job.stream.byteStride;
    if (decodedBytes != document.bufferViews[job.view].byteLength) {
        return invalidBuffer(
            std::to_string(job.stream.count) + " elements of " +
                std::to_string(job.stream.byteStride) + " bytes do not fill the buffer view of " +
                std::to_string(document.bufferViews[job.view].byteLength) + " bytes",
            job.pointer("count"));
    }
    const auto bytes = bytesOf(document, job);
    if (!bytes) {
        return bytes.error();
    }
    job.bytes = *bytes;
    if (job.bytes.size() < codec::smallestMeshoptSource(job.stream)) {
        return invalidBuffer(std::to_string(job.bytes.size()) + " compressed bytes cannot hold " +
                                 std::to_string(job.stream.count) + " elements",
                             job.pointer("byteLength"));
    }
    return budget.take(decodedBytes, job.pointer("count"));
}

void decode(ViewJob& job) noexcept {
    try {
        job.decoded.resize(job.stream.count * job.stream.byteStride);
        if (const Status done = codec::decodeMeshopt(job.stream, job.bytes, job.decoded); !done) {
            job.error = Error{done.error().code, done.error().message,
                              job.pointer() + done.error().pointer};
        }
    } catch (const std::exception&) {
        job.error = Error{ErrorCode::LimitExceeded, {}, {}};  // a message would need memory
    }
}

std::vector<ViewJob> findJobs(const ParsedDocument& document, Findings& findings) {
    std::vector<ViewJob> jobs;
    const JsonValue::Array& views = document.json.elements("bufferViews");
    for (std::size_t i = 0; i < views.size(); ++i) {
        const JsonValue* khronos = extensionOf(views[i], kKhronos);
        const JsonValue* vendor = extensionOf(views[i], kVendor);
        if (khronos != nullptr && vendor != nullptr) {
            findings.add(Severity::Error, "MESHOPT_TWICE",
                         "the buffer view is compressed by two extensions at once; " +
                             std::string(kKhronos) + " was used",
                         pointerTo("bufferViews", i, "extensions"));
        }
        if (khronos != nullptr) {
            jobs.push_back({.view = i, .source = khronos, .extension = kKhronos});
        } else if (vendor != nullptr) {
            jobs.push_back({.view = i, .source = vendor, .extension = kVendor});
        }
    }
    return jobs;
}

// EXT_meshopt_compression is older and supports less.
void reportNewerFeatures(const ViewJob& job, Findings& findings) {
    const bool newer = job.stream.filter == codec::MeshoptFilter::Color ||
                       (job.stream.mode == codec::MeshoptMode::Attributes &&
                        codec::meshoptAttributeVersion(job.bytes) == 1);
    if (job.extension == kVendor && newer) {
        findings.add(Severity::Error, "MESHOPT_NEWER_STREAM",
                     "only KHR_meshopt_compression supports streams of version 1 and the COLOR "
                     "filter; the data was decoded anyway",
                     job.pointer());
    }
}

// If a filter rounds, the extension allows the min and max of the uncompressed copy.
void markLossy(ParsedDocument& document, const std::vector<bool>& lossyViews) {
    for (Accessor& accessor : document.accessors) {
        if (accessor.bufferView && lossyViews[*accessor.bufferView]) {
            accessor.lossy = true;
        }
    }
}

// The copy is for programs without the extension and must match. Triangles may start at another
// corner, and filters may round differently.
void reportOtherCopy(const ParsedDocument& document, const ViewJob& job, Findings& findings) {
    const BufferView& view = document.bufferViews[job.view];
    const auto copy = document.buffers[view.buffer].part(view.byteOffset, job.decoded.size());
    if (!document.bufferHasData[view.buffer] || !copy ||
        job.stream.mode == codec::MeshoptMode::Triangles ||
        std::ranges::equal(job.decoded, *copy)) {
        return;
    }
    // Filters round; the copy may have the original values.
    const bool lossy = job.stream.filter != codec::MeshoptFilter::None;
    findings.add(lossy ? Severity::Info : Severity::Warning, "MESHOPT_COPY_DIFFERS",
                 "the uncompressed copy differs from the compressed data, which was used; other "
                 "programs may show the copy",
                 job.pointer());
}

Status finish(ParsedDocument& document, ViewJob& job, std::vector<bool>& lossyViews,
              Findings& findings) {
    BufferView& view = document.bufferViews[job.view];
    if (job.error) {
        if (job.error->message.empty()) {
            *job.error = Error{ErrorCode::LimitExceeded, "not enough memory for the decoded data",
                               job.pointer()};
        }
        return settleUndecoded(document, job.extension, document.bufferHasData[view.buffer],
                               std::move(*job.error), findings);
    }
    reportNewerFeatures(job, findings);
    reportOtherCopy(document, job, findings);
    if (job.stream.filter != codec::MeshoptFilter::None) {
        lossyViews[job.view] = true;
    }
    view.buffer = addBuffer(document, std::move(job.decoded));
    view.byteOffset = 0;
    return Nothing{};
}

// A fallback buffer may contain only uncompressed copies.
void checkFallbackBuffers(const ParsedDocument& document, Findings& findings) {
    const JsonValue::Array& views = document.json.elements("bufferViews");
    for (const std::string_view extension : {kKhronos, kVendor}) {
        const auto isFallback = [&](std::size_t buffer) {
            const JsonValue* tag =
                extensionOf(document.json.elements("buffers")[buffer], extension);
            const JsonValue* fallback = tag != nullptr ? tag->find("fallback") : nullptr;
            return fallback != nullptr && *fallback->boolean();
        };
        for (std::size_t i = 0; i < views.size(); ++i) {
            const JsonValue* stream = extensionOf(views[i], extension);
            const bool misused = stream == nullptr ? isFallback(views[i].integer("buffer", 0))
                                                   : stream->find("buffer") != nullptr &&
                                                         isFallback(stream->integer("buffer", 0));
            if (misused) {
                findings.add(
                    Severity::Error, "MESHOPT_FALLBACK_MISUSED",
                    "a buffer marked as fallback contains data that is not an uncompressed copy",
                    pointerTo("bufferViews", i));
            }
        }
    }
}

void reportNotRequired(const ParsedDocument& document, const std::vector<ViewJob>& jobs,
                       Findings& findings) {
    for (const ViewJob& job : jobs) {
        if (!document.bufferHasData[document.bufferViews[job.view].buffer] &&
            !document.required.contains(job.extension)) {
            findings.add(Severity::Error, "COMPRESSION_NOT_REQUIRED",
                         std::string(job.extension) +
                             " is missing from extensionsRequired, but there is no uncompressed "
                             "copy of this data",
                         job.pointer());
        }
    }
}

}  // namespace

Status decodeCompressedViews(ParsedDocument& document, DecodedBudget& budget, Findings& findings,
                             const std::stop_token& stop) {
    std::vector<ViewJob> jobs = findJobs(document, findings);
    checkFallbackBuffers(document, findings);
    reportNotRequired(document, jobs, findings);
    for (ViewJob& job : jobs) {
        if (const Status ready = prepare(document, budget, job); !ready) {
            job.error = ready.error();
        }
    }
    onAllCores(jobs.size(), stop, [&jobs](std::size_t i) {
        if (!jobs[i].error) {
            decode(jobs[i]);
        }
    });
    if (stop.stop_requested()) {
        return cancelled();
    }
    std::vector<bool> lossyViews(document.bufferViews.size(), false);
    for (ViewJob& job : jobs) {
        if (const Status done = finish(document, job, lossyViews, findings); !done) {
            return done;
        }
    }
    markLossy(document, lossyViews);
    return Nothing{};
}

}  // namespace sinew::load
