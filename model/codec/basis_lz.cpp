// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/basis_lz.h"

#include <algorithm>

#include "model/codec/etc1s.h"
#include "model/core/little_endian.h"
#include "model/image/image_error.h"
namespace sinew {
namespace {

using Bytes = std::span<const std::uint8_t>;
using Pixels = std::vector<std::uint8_t>;

constexpr std::size_t kBasisHeaderBytes = 20;
constexpr std::size_t kImageBytes = 20;  // size of an image's descriptor
constexpr std::uint32_t kIsPFrame = 2;
constexpr std::size_t kGreen = 1;

// The sections follow the descriptors of all levels.
Result<Etc1sCodebook> readCodebook(Bytes global, std::size_t levels) {
    std::size_t at = kBasisHeaderBytes + levels * kImageBytes;
    if (global.size() < at) {
        return invalidImage("the BasisLZ data of the KTX2 image is cut off");
    }
    const auto section = [&](std::size_t bytes) {
        const std::size_t begin = std::min(at, global.size());
        at += bytes;
        return global.subspan(begin, std::min(bytes, global.size() - begin));
    };
    const Bytes endpoints = section(read32(global, 4));
    const Bytes selectors = section(read32(global, 8));
    const Bytes tables = section(read32(global, 12));
    Etc1sCodebook codebook;
    if (at > global.size() || !readEndpoints(endpoints, read16(global, 0), codebook) ||
        !readSelectors(selectors, read16(global, 2), codebook) ||
        !readSliceTables(tables, codebook)) {
        return invalidImage("the codebook of the KTX2 image is damaged");
    }
    return codebook;
}

// Writes the channels [first, end); an alpha slice stores alpha in its green channel.
bool drawSlice(Bytes slice, const Etc1sCodebook& codebook, const Ktx2Image& image,
               std::size_t first, std::size_t end, const std::stop_token& stop, Pixels& rgba) {
    const Etc1sGrid grid{(image.width + 3) / 4, (image.height + 3) / 4};
    return decodeSlice(
        slice, codebook, grid,
        [&](std::uint32_t column, std::uint32_t row, const Etc1sBlock& texels) {
            const std::size_t width = std::min<std::size_t>(4, image.width - column * 4);
            const std::size_t height = std::min<std::size_t>(4, image.height - row * 4);
            for (std::size_t y = 0; y < height; ++y) {
                std::uint8_t* texel =
                    rgba.data() +
                    ((row * std::size_t{4} + y) * image.width + column * std::size_t{4}) * 4;
                for (std::size_t x = 0; x < width; ++x, texel += 4) {
                    for (std::size_t c = first; c < end; ++c) {
                        texel[c] = texels[y * 4 + x][c == 3 ? kGreen : c];
                    }
                }
            }
        },
        stop);
}

}  // namespace

Result<Pixels> decodeBasisLz(const Ktx2Image& image, Bytes bytes, const std::stop_token& stop) {
    const Bytes global = bytes.subspan(image.globalData.offset, image.globalData.bytes);
    const Result<Etc1sCodebook> codebook = readCodebook(global, image.levels.size());
    if (!codebook) {
        return codebook.error();
    }

    const Ktx2Range& stored = image.levels.front().stored;
    const Bytes level = bytes.subspan(stored.offset, stored.bytes);
    const auto slice = [&](std::size_t at) {
        const std::size_t offset = read32(global, at);
        const std::size_t length = read32(global, at + 4);
        return offset <= level.size() && length <= level.size() - offset
                   ? level.subspan(offset, length)
                   : Bytes();
    };
    if ((read32(global, kBasisHeaderBytes) & kIsPFrame) != 0) {
        return invalidImage("the KTX2 image is a video frame, which a glTF texture cannot be");
    }
    const Bytes colors = slice(kBasisHeaderBytes + 4);
    const Bytes alpha = slice(kBasisHeaderBytes + 12);
    const bool hasAlpha = image.format.channels % 2 == 0;

    Pixels rgba(std::size_t{4} * image.width * image.height, 255);
    const bool whole = drawSlice(colors, *codebook, image, 0, 3, stop, rgba) &&
                       (!hasAlpha || drawSlice(alpha, *codebook, image, 3, 4, stop, rgba));
    if (stop.stop_requested()) {
        return decodingCancelled();
    }
    if (!whole) {
        return invalidImage("the ETC1S blocks of the KTX2 image are damaged or cut off");
    }
    return rgba;
}

}  // namespace sinew
