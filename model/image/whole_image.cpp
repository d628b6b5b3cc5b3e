// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/whole_image.h"

#include "model/core/little_endian.h"
#include "model/image/image_codec.h"
#include "model/image/png_chunk.h"

namespace sinew {
namespace {

bool isWholePng(std::span<const std::uint8_t> bytes) {
    auto rest = bytes.subspan(kPngSignatureBytes);
    for (auto chunk = firstChunk(rest, true); chunk && chunk->isIntact;
         chunk = firstChunk(rest, true)) {
        rest = rest.subspan(chunk->bytes());
        if (chunk->type == "IEND") {
            return rest.empty();
        }
    }
    return false;
}

bool isWholeWebp(std::span<const std::uint8_t> bytes) {
    return bytes.size() == std::uint64_t{read32(bytes, 4)} + 8;
}

bool hasSize(std::span<const std::uint8_t> bytes, std::uint32_t width, std::uint32_t height) {
    const Result<ImageHeader> header = readImageHeader(bytes);
    return header && header->width == width && header->height == height;
}

}  // namespace

bool isWholeImage(std::span<const std::uint8_t> bytes, std::uint32_t width, std::uint32_t height) {
    switch (imageFormat(bytes)) {
        case ImageFormat::Png:
            return isWholePng(bytes) && hasSize(bytes, width, height);
        case ImageFormat::Jpeg:
            return bytes.size() > 4 && bytes[bytes.size() - 2] == 0xff && bytes.back() == 0xd9 &&
                   hasSize(bytes, width, height);
        case ImageFormat::WebP:
            return isWholeWebp(bytes);
        case ImageFormat::Ktx2:
        case ImageFormat::Unknown:
            return false;
    }
    return false;
}

}  // namespace sinew
