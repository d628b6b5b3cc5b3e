// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/buffers.h"

#include <algorithm>

#include "model/core/json_pointer.h"
#include "model/load/accessor/view_use.h"
#include "model/load/limits.h"
#include "model/load/source/path.h"
#include "model/load/source/read_file.h"

namespace sinew::load {
namespace {

Error at(Error error, const std::string& pointer) {
    error.code = error.code == ErrorCode::LimitExceeded ? error.code : ErrorCode::InvalidBuffer;
    error.pointer = pointer;
    return error;
}

Result<BufferBytes> fromDataUri(const std::string& uri, std::uint64_t byteLength) {
    Result<Bytes> bytes = decodeDataUri(uri);
    if (!bytes) {
        return bytes.error();
    }
    bytes->resize(std::min<std::uint64_t>(bytes->size(), byteLength));
    return BufferBytes(std::move(*bytes));
}

Result<BufferBytes> fromUri(const std::string& uri, std::uint64_t byteLength,
                            const ResourceFolder& folder) {
    if (isDataUri(uri)) {
        return fromDataUri(uri, byteLength);
    }
    const Result<std::filesystem::path> file = folder.resolve(uri);
    if (!file) {
        return file.error();
    }
    Result<FileBytes> bytes = readFileBytes(*file, byteLength);
    if (!bytes) {
        return Error{
            ErrorCode::InvalidBuffer, "\"" + shownUri(uri) + "\" " + bytes.error().message, {}};
    }
    return BufferBytes(std::move(*bytes));
}

// 3.6.1.1 defines the two media types for buffers in data URIs.
void reportMediaType(std::string_view uri, const std::string& pointer, Findings& findings) {
    const std::string_view type = dataUriMediaType(uri);
    if (type != "application/octet-stream" && type != "application/gltf-buffer") {
        findings.add(Severity::Error, "BUFFER_MEDIA_TYPE",
                     "the buffer has the media type \"" + std::string(type.substr(0, 60)) +
                         "\"; it must be application/octet-stream or application/gltf-buffer",
                     pointer);
    }
}

void reportDataUri(std::string_view uri, const std::string& pointer, Findings& findings) {
    reportMediaType(uri, pointer, findings);
    if (const UriFault fault = faultOf(uri); *fault.words != '\0') {
        findings.add(fault.isMalformed ? Severity::Error : Severity::Warning, "DATA_URI_INVALID",
                     std::string("the data URI is not valid: ") + fault.words, pointer);
    }
}

BufferBytes fromChunk(const Container& container, std::uint64_t byteLength, Findings& findings) {
    const std::span<const std::uint8_t> chunk = container.binary;
    if (chunk.size() > byteLength && chunk.size() - byteLength > 3) {
        findings.add(Severity::Warning, "GLB_BIN_CHUNK_TOO_LONG",
                     "the BIN chunk of the GLB holds " + std::to_string(chunk.size() - byteLength) +
                         " bytes more than its buffer",
                     "/buffers/0");
    }
    return {chunk.first(std::min<std::uint64_t>(chunk.size(), byteLength)), container.owner};
}

// On a buffer: it is a fallback buffer. On a buffer view: it is compressed.
bool hasMeshopt(const JsonValue& object) {
    return extensionOf(object, "EXT_meshopt_compression") != nullptr ||
           extensionOf(object, "KHR_meshopt_compression") != nullptr;
}

// Buffers used only for uncompressed copies of compressed views, marked as fallback or not; they
// may lack data.
std::vector<bool> findFallbacks(const JsonValue& root) {
    const JsonValue::Array& buffers = root.elements("buffers");
    std::vector<bool> compressed(buffers.size(), false);
    std::vector<bool> plain(buffers.size(), false);
    for (const JsonValue& view : root.elements("bufferViews")) {
        (hasMeshopt(view) ? compressed : plain)[view.integer("buffer", 0)] = true;
    }
    for (std::size_t i = 0; i < buffers.size(); ++i) {
        compressed[i] = hasMeshopt(buffers[i]) || (compressed[i] && !plain[i]);
    }
    return compressed;
}

class BufferReader {
public:
    BufferReader(const Container& container, const ResourceFolder& folder, const JsonValue& root,
                 Findings& findings)
        : m_container(container),
          m_folder(folder),
          m_isFallback(findFallbacks(root)),
          m_findings(findings) {}

    [[nodiscard]] bool hasSource(const JsonValue& buffer, std::size_t index) const {
        return buffer.find("uri") != nullptr || (index == 0 && m_container.hasBinary);
    }

    Result<BufferBytes> read(const JsonValue& buffer, std::size_t index) {
        const std::uint64_t byteLength = buffer.integer("byteLength", 0);
        const JsonValue* uri = buffer.find("uri");
        const std::string pointer = pointerTo("buffers", index);
        if (!hasSource(buffer, index)) {
            return withoutSource(index, pointer);
        }
        if (byteLength > kMaxFileBytes - m_total) {
            return Error{ErrorCode::LimitExceeded, "the buffers are larger than 4 GiB in total",
                         pointer};
        }

        Result<BufferBytes> bytes = uri != nullptr ? fromUri(*uri->string(), byteLength, m_folder)
                                                   : fromChunk(m_container, byteLength, m_findings);
        if (!bytes) {
            return at(bytes.error(), uri != nullptr ? pointer + "/uri" : pointer);
        }
        if (bytes->size() < byteLength) {
            return Error{ErrorCode::InvalidBuffer,
                         "the buffer declares " + std::to_string(byteLength) +
                             " bytes, but its source has " + std::to_string(bytes->size()),
                         pointer};
        }
        if (uri != nullptr && isDataUri(*uri->string())) {
            reportDataUri(*uri->string(), pointer + "/uri", m_findings);
        }
        m_total += byteLength;
        return bytes;
    }

private:
    BufferBytes withoutSource(std::size_t index, const std::string& pointer) {
        if (!m_isFallback[index]) {
            // 4.4.3.3: the BIN chunk holds the data of the first buffer.
            const bool isOfGlb = index == 0 && m_container.isGlb;
            m_findings.add(isOfGlb ? Severity::Error : Severity::Warning, "BUFFER_WITHOUT_DATA",
                           "the buffer has neither a URI nor a BIN chunk", pointer);
        }
        return BufferBytes(Bytes());
    }

    const Container& m_container;
    const ResourceFolder& m_folder;
    std::vector<bool> m_isFallback;
    Findings& m_findings;
    std::uint64_t m_total = 0;
};

}  // namespace

Status readBuffers(const Container& container, const ResourceFolder& folder,
                   ParsedDocument& document, Findings& findings) {
    BufferReader reader(container, folder, document.json, findings);
    for (const JsonValue& buffer : document.json.elements("buffers")) {
        const std::size_t index = document.buffers.size();
        Result<BufferBytes> bytes = reader.read(buffer, index);
        if (!bytes) {
            return bytes.error();
        }
        document.buffers.push_back(std::move(*bytes));
        document.bufferHasData.push_back(reader.hasSource(buffer, index));
    }
    if (container.hasBinary && document.buffers.empty()) {
        findings.add(Severity::Warning, "GLB_BIN_CHUNK_UNUSED",
                     "no buffer uses the BIN chunk of the GLB");
    }
    return Nothing{};
}

void reportBrokenViews(const ParsedDocument& document, Findings& findings) {
    for (std::size_t i = 0; i < document.bufferViews.size(); ++i) {
        const BufferView& view = document.bufferViews[i];
        const std::uint64_t size =
            document.json.elements("buffers")[view.buffer].integer("byteLength", 0);
        if (view.byteOffset > size || view.byteLength > size - view.byteOffset) {
            findings.add(Severity::Error, "BUFFER_VIEW_OUT_OF_BOUNDS",
                         "the buffer view exceeds its buffer", pointerTo("bufferViews", i));
        }
    }
    reportViewUse(document, findings);
}

}  // namespace sinew::load
