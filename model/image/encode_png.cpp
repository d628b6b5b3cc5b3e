// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

#include <algorithm>
#include <cstddef>
#include <span>

#include "model/image/deflate.h"
#include "model/image/png_chunk.h"

namespace sinew {
namespace {

constexpr std::size_t kTexel = 4;  // bytes of a pixel of the image

// Rendered pictures compress best with a filter of one kind for all rows, the difference from the
// pixel to the left, and so well that the fastest level is not larger than a slow one with another.
constexpr std::uint8_t kFilterSub = 1;  // PNG third edition, 9.2
constexpr int kLevel = 1;

constexpr std::size_t kDataBytes = std::size_t{1} << 30;  // most in a chunk; its length has 31 bits

/// Every row after its filter type.
template <std::size_t Channels>
std::vector<std::uint8_t> filteredRows(const PixelImage& image) {
    const std::size_t width = image.width;
    std::vector<std::uint8_t> row((width + 1) * Channels);  // the first pixel is zero
    std::vector<std::uint8_t> out((width * Channels + 1) * image.height);
    std::uint8_t* to = out.data();
    const std::uint8_t* from = image.rgba.data();
    for (std::size_t y = 0; y < image.height; ++y) {
        std::uint8_t* pixel = row.data() + Channels;
        for (std::size_t x = 0; x < width; ++x, from += kTexel, pixel += Channels) {
            std::copy_n(from, Channels, pixel);
        }
        *to++ = kFilterSub;
        for (std::size_t i = 0; i < width * Channels; ++i) {
            to[i] = static_cast<std::uint8_t>(row[i + Channels] - row[i]);
        }
        to += width * Channels;
    }
    return out;
}

std::vector<std::uint8_t> pngHeader(const PixelImage& image, bool opaque) {
    constexpr std::uint8_t kRgb = 2;
    constexpr std::uint8_t kRgba = 6;
    std::vector<std::uint8_t> header;
    appendBigEndian(header, image.width);
    appendBigEndian(header, image.height);
    header.insert(header.end(), {8, opaque ? kRgb : kRgba, 0, 0, 0});
    return header;
}

}  // namespace

std::vector<std::uint8_t> encodePng(const PixelImage& image, bool opaque) {
    const std::vector<std::uint8_t> packed =
        deflateZlib(opaque ? filteredRows<3>(image) : filteredRows<4>(image), kLevel);
    std::vector<std::uint8_t> png(kPngSignature.begin(), kPngSignature.end());
    png.reserve(packed.size() + packed.size() / kDataBytes * PngChunk::kFrameBytes + 100);
    appendChunk(png, "IHDR", pngHeader(image, opaque));
    for (std::span<const std::uint8_t> rest = packed; !rest.empty();) {
        const std::size_t bytes = std::min(rest.size(), kDataBytes);
        appendChunk(png, "IDAT", rest.first(bytes));
        rest = rest.subspan(bytes);
    }
    appendChunk(png, "IEND", {});
    return png;
}

}  // namespace sinew
