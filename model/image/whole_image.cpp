// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/whole_image.h"

#include <algorithm>
#include <array>

#include "model/image/deflate.h"
#include "model/image/image_codec.h"

namespace sinew {
namespace {

constexpr std::size_t kSignatureBytes = 8;
constexpr std::size_t kChunkBytes = 12;  // length, type and checksum

std::uint32_t bigEndian(std::span<const std::uint8_t> bytes) {
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
           std::uint32_t{bytes[2]} << 8U | std::uint32_t{bytes[3]};
}

bool isWholePng(std::span<const std::uint8_t> bytes) {
    constexpr std::array<std::uint8_t, 4> kEnd{'I', 'E', 'N', 'D'};
    for (auto rest = bytes.subspan(kSignatureBytes); rest.size() >= kChunkBytes;) {
        const std::size_t length = bigEndian(rest);
        if (length > rest.size() - kChunkBytes) {
            return false;
        }
        const auto checked = rest.subspan(4, 4 + length);
        if (checkSum(checked) != bigEndian(rest.subspan(8 + length))) {
            return false;
        }
        rest = rest.subspan(kChunkBytes + length);
        if (std::equal(kEnd.begin(), kEnd.end(), checked.begin())) {
            return rest.empty();
        }
    }
    return false;
}

bool isWholeWebp(std::span<const std::uint8_t> bytes) {
    const std::uint64_t length = std::uint64_t{bytes[4]} | std::uint64_t{bytes[5]} << 8U |
                                 std::uint64_t{bytes[6]} << 16U | std::uint64_t{bytes[7]} << 24U;
    return bytes.size() == length + 8;
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
