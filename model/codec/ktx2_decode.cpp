// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/ktx2_decode.h"

#include <algorithm>
#include <array>

#include "model/codec/basis_lz.h"
#include "model/codec/uastc.h"
#include "model/codec/zstandard.h"
#include "model/core/huge_pages.h"
#include "model/image/deflate.h"
#include "model/image/image_error.h"

namespace sinew {
namespace {

using Bytes = std::span<const std::uint8_t>;
using Pixels = std::vector<std::uint8_t>;

// Fills `plain`, whose size is the level's `plainBytes`.
Status unpackLevel(const Ktx2Image& image, const Ktx2Level& level, Bytes bytes,
                   std::span<std::uint8_t> plain, const std::stop_token& stop) {
    const Bytes stored = bytes.subspan(level.stored.offset, level.stored.bytes);
    switch (image.supercompression) {
        case Supercompression::None:
            std::copy(stored.begin(), stored.end(), plain.begin());
            return Nothing{};
        case Supercompression::Zstandard:
            return unpackZstandard(stored, plain);
        case Supercompression::Zlib:
            return inflateZlib(stored, plain, stop);
        case Supercompression::BasisLz:
            break;
    }
    return invalidImage("BasisLZ data has no uncompressed mipmaps");
}

// A channel of 16 bits, rounded to 8.
std::uint8_t narrowed(const std::uint8_t* littleEndian) noexcept {
    const std::uint32_t value = littleEndian[0] | std::uint32_t{littleEndian[1]} << 8;
    return static_cast<std::uint8_t>((value * 255 + 32767) / 65535);
}

Pixels expandTexels(const TexelFormat& format, Bytes plain) {
    const std::size_t channelBytes = format.bits / 8;
    const std::size_t count = plain.size() / format.blockBytes;
    Pixels rgba = hugeBytes(count * 4);
    const std::uint8_t* from = plain.data();
    for (std::size_t i = 0; i < count; ++i) {
        std::uint8_t* texel = rgba.data() + i * 4;
        texel[3] = 255;
        for (std::size_t c = 0; c < format.channels; ++c, from += channelBytes) {
            texel[format.bgr && c < 3 ? 2 - c : c] = channelBytes == 1 ? *from : narrowed(from);
        }
    }
    return rgba;
}

Result<Pixels> decodeUastc(const Ktx2Image& image, Bytes plain, const std::stop_token& stop) {
    const std::size_t width = image.width;
    const std::size_t height = image.height;
    Pixels rgba = hugeBytes(width * height * 4);
    std::array<std::uint8_t, 64> texels{};
    for (std::size_t top = 0; top < height; top += 4) {
        if (stop.stop_requested()) {
            return decodingCancelled();
        }
        for (std::size_t left = 0; left < width; left += 4) {
            if (!decodeUastcBlock(plain.first<kUastcBlockBytes>(), texels)) {
                return invalidImage("the UASTC data of the image is damaged");
            }
            plain = plain.subspan(kUastcBlockBytes);
            const std::size_t rowBytes = std::min<std::size_t>(4, width - left) * 4;
            for (std::size_t y = 0; y < std::min<std::size_t>(4, height - top); ++y) {
                std::copy_n(texels.data() + y * 16, rowBytes,
                            rgba.data() + ((top + y) * width + left) * 4);
            }
        }
    }
    return rgba;
}

Result<Ktx2Content> decodePixels(const Ktx2Image& image, Bytes bytes, const std::stop_token& stop) {
    const auto contentOf = [](Result<Pixels> rgba) -> Result<Ktx2Content> {
        return rgba ? Result<Ktx2Content>({std::move(*rgba), {}, {}}) : rgba.error();
    };
    if (image.format.coding == TexelCoding::Etc1s) {
        return contentOf(decodeBasisLz(image, bytes, stop));
    }
    const Ktx2Level& largest = image.levels.front();
    Pixels plain(largest.plainBytes);
    if (const Status unpacked = unpackLevel(image, largest, bytes, plain, stop); !unpacked) {
        return unpacked.error();
    }
    return contentOf(image.format.coding == TexelCoding::Plain
                         ? Result<Pixels>(expandTexels(image.format, plain))
                         : decodeUastc(image, plain, stop));
}

Result<Ktx2Content> unpackBlocks(const Ktx2Image& image, Bytes bytes, const std::stop_token& stop) {
    Ktx2Content content;
    content.blocks.resize(static_cast<std::size_t>(decodedBytes(image)));
    std::size_t offset = 0;
    for (const Ktx2Level& level : image.levels) {
        const std::span<std::uint8_t> plain =
            std::span(content.blocks).subspan(offset, level.plainBytes);
        if (const Status unpacked = unpackLevel(image, level, bytes, plain, stop); !unpacked) {
            return unpacked.error();
        }
        content.levels.push_back({level.width, level.height, offset, level.plainBytes});
        offset += level.plainBytes;
    }
    return content;
}

}  // namespace

std::uint64_t decodedBytes(const Ktx2Image& image) noexcept {
    if (image.format.coding != TexelCoding::Blocks) {
        return std::uint64_t{4} * image.width * image.height;
    }
    std::uint64_t bytes = 0;
    for (const Ktx2Level& level : image.levels) {
        bytes += level.plainBytes;
    }
    return bytes;
}

Result<Ktx2Content> decodeKtx2(const Ktx2Image& image, Bytes bytes, const std::stop_token& stop) {
    return image.format.coding == TexelCoding::Blocks ? unpackBlocks(image, bytes, stop)
                                                      : decodePixels(image, bytes, stop);
}

}  // namespace sinew
