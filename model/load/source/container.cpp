// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/container.h"

#include <string>

#include "model/core/little_endian.h"
#include "model/core/words.h"
#include "model/load/source/foreign_format.h"

namespace sinew::load {
namespace {

using ByteView = std::span<const std::uint8_t>;

constexpr std::size_t kHeaderBytes = 12;
constexpr std::size_t kChunkHeaderBytes = 8;

Error invalidContainer(std::string message) {
    return {ErrorCode::InvalidContainer, std::move(message), {}};
}

struct Chunk {
    std::uint32_t type;
    ByteView bytes;
};

// 4.4.3: chunks start and end at multiples of four bytes.
Result<Chunk> takeChunk(ByteView& rest, Findings& findings) {
    if (rest.size() < kChunkHeaderBytes) {
        return invalidContainer("the GLB ends inside a chunk header");
    }
    const std::uint32_t length = read32(rest, 0);
    if (length > rest.size() - kChunkHeaderBytes) {
        return invalidContainer("a GLB chunk declares " + std::to_string(length) + " bytes, but " +
                                std::to_string(rest.size() - kChunkHeaderBytes) + " are left");
    }
    const Chunk chunk{read32(rest, 4), rest.subspan(kChunkHeaderBytes, length)};
    if (length == 0 && chunk.type == kGlbJsonChunk) {
        findings.add(Severity::Error, "GLB_CHUNK_EMPTY", "a JSON chunk of the GLB is empty");
    }
    if (length % 4 != 0) {
        findings.add(Severity::Error, "GLB_CHUNK_UNALIGNED",
                     "a GLB chunk declares " + std::to_string(length) +
                         " bytes, which is not a multiple of 4");
    }
    rest = rest.subspan(kChunkHeaderBytes + length);
    return chunk;
}

// The bytes after the header, with the length that the header declares.
Result<ByteView> checkHeader(ByteView bytes, Findings& findings) {
    if (bytes.size() < kHeaderBytes) {
        return invalidContainer("the GLB header is truncated");
    }
    const std::uint32_t version = read32(bytes, 4);
    if (version != 2) {
        return invalidContainer("GLB version " + std::to_string(version) +
                                " is not supported, only 2");
    }
    const std::uint32_t length = read32(bytes, 8);
    if (length < kHeaderBytes || length > bytes.size()) {
        return invalidContainer("the GLB header declares " + std::to_string(length) +
                                " bytes, but the file has " + std::to_string(bytes.size()));
    }
    if (length < bytes.size()) {
        findings.add(Severity::Warning, "GLB_TRAILING_BYTES",
                     counted(bytes.size() - length, "byte lies", "bytes lie") +
                         " after the end of the GLB; ignored");
    }
    return bytes.subspan(kHeaderBytes, length - kHeaderBytes);
}

Status readOtherChunks(ByteView rest, Container& container, Findings& findings) {
    bool first = true;
    while (!rest.empty()) {
        const Result<Chunk> chunk = takeChunk(rest, findings);
        if (!chunk) {
            return chunk.error();
        }
        if (chunk->type == kGlbBinaryChunk && !container.hasBinary) {
            container.binary = chunk->bytes;
            container.hasBinary = true;
            if (!first) {
                findings.add(Severity::Error, "GLB_CHUNK_ORDER",
                             "the BIN chunk of the GLB is not its second chunk");
            }
        } else if (chunk->type == kGlbBinaryChunk || chunk->type == kGlbJsonChunk) {
            findings.add(Severity::Error, "GLB_CHUNK_ORDER",
                         "the GLB has a second " +
                             std::string(chunk->type == kGlbBinaryChunk ? "BIN" : "JSON") +
                             " chunk, which was ignored");
        } else {
            findings.add(Severity::Warning, "GLB_CHUNK_IGNORED",
                         "a GLB chunk that is neither JSON nor BIN, of " +
                             std::to_string(chunk->bytes.size()) + " bytes, was ignored");
        }
        first = false;
    }
    return Nothing{};
}

}  // namespace

Result<Container> openContainer(ByteView bytes, Findings& findings) {
    if (bytes.empty()) {
        return invalidContainer("the file is empty");
    }
    if (bytes.size() < 4 || read32(bytes, 0) != kGlbMagic) {
        if (const std::string_view format = foreignFormat(bytes); !format.empty()) {
            return invalidContainer("this is " + std::string(format) + ", not glTF");
        }
        return Container{
            {reinterpret_cast<const char*>(bytes.data()), bytes.size()}, {}, {}, false, false};
    }

    const Result<ByteView> body = checkHeader(bytes, findings);
    if (!body) {
        return body.error();
    }
    ByteView rest = *body;
    const Result<Chunk> json = takeChunk(rest, findings);
    if (!json) {
        return json.error();
    }
    if (json->type != kGlbJsonChunk) {
        Container others;
        others.hasBinary = json->type == kGlbBinaryChunk;
        const Status ofOthers = readOtherChunks(rest, others, findings);
        static_cast<void>(ofOthers);  // the first fault is returned
        return invalidContainer("the first chunk of the GLB is not JSON");
    }

    Container container;
    container.isGlb = true;
    container.json = {reinterpret_cast<const char*>(json->bytes.data()), json->bytes.size()};
    if (const Status read = readOtherChunks(rest, container, findings); !read) {
        return read.error();
    }
    return container;
}

}  // namespace sinew::load
