// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/png_chunk.h"

#include "model/image/deflate.h"

namespace sinew {
namespace {

std::uint32_t bigEndian(std::span<const std::uint8_t> bytes) {
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
           std::uint32_t{bytes[2]} << 8U | std::uint32_t{bytes[3]};
}

}  // namespace

std::optional<PngChunk> firstChunk(std::span<const std::uint8_t> bytes, bool isChecked) {
    if (bytes.size() < PngChunk::kFrameBytes) {
        return std::nullopt;
    }
    const std::size_t size = bigEndian(bytes);
    if (size > bytes.size() - PngChunk::kFrameBytes) {
        return std::nullopt;
    }
    const auto typed = bytes.subspan(4, size + 4);
    return PngChunk{.type = {reinterpret_cast<const char*>(typed.data()), 4},
                    .data = typed.subspan(4),
                    .isIntact = isChecked && checkSum(typed) == bigEndian(bytes.subspan(size + 8))};
}

void appendChunk(std::vector<std::uint8_t>& png, std::string_view type,
                 std::span<const std::uint8_t> data) {
    appendBigEndian(png, static_cast<std::uint32_t>(data.size()));
    const std::size_t start = png.size();
    png.insert(png.end(), type.begin(), type.end());
    png.insert(png.end(), data.begin(), data.end());
    appendBigEndian(png, checkSum(std::span(png).subspan(start)));
}

void appendBigEndian(std::vector<std::uint8_t>& out, std::uint32_t value) {
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        out.push_back(static_cast<std::uint8_t>(value >> shift));
    }
}

}  // namespace sinew
