// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/indexed_png.h"

#include "model/image/deflate.h"
#include "model/image/png_chunk.h"

namespace sinew::demo {
namespace {

constexpr std::uint8_t kColorTypePalette = 3;
constexpr int kSmallest = 12;  // level of deflateZlib

std::vector<std::uint8_t> header(const IndexedImage& image) {
    std::vector<std::uint8_t> out;
    appendBigEndian(out, image.width);
    appendBigEndian(out, image.height);
    out.insert(out.end(), {8, kColorTypePalette, 0, 0, 0});
    return out;
}

// Every row starts with its filter type: 0, none.
std::vector<std::uint8_t> rows(const IndexedImage& image) {
    std::vector<std::uint8_t> out;
    out.reserve(image.pixels.size() + image.height);
    for (std::size_t y = 0; y < image.height; ++y) {
        out.push_back(0);
        const auto row =
            image.pixels.begin() + static_cast<std::ptrdiff_t>(y * std::size_t{image.width});
        out.insert(out.end(), row, row + static_cast<std::ptrdiff_t>(image.width));
    }
    return out;
}

}  // namespace

std::vector<std::uint8_t> encodeIndexedPng(const IndexedImage& image) {
    std::vector<std::uint8_t> palette;
    for (const glm::u8vec3& color : image.palette) {
        palette.insert(palette.end(), {color.x, color.y, color.z});
    }
    std::vector<std::uint8_t> out(kPngSignature.begin(), kPngSignature.end());
    appendChunk(out, "IHDR", header(image));
    appendChunk(out, "PLTE", palette);
    appendChunk(out, "IDAT", deflateZlib(rows(image), kSmallest));
    appendChunk(out, "IEND", {});
    return out;
}

}  // namespace sinew::demo
