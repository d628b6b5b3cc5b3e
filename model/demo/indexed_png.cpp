// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/indexed_png.h"

#include <span>
#include <string_view>

#include "model/image/deflate.h"

namespace sinew::demo {
namespace {

constexpr std::uint8_t kColorTypePalette = 3;
constexpr int kSmallest = 9;  // level of zlib

void putWord(std::vector<std::uint8_t>& out, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
        out.push_back(static_cast<std::uint8_t>(value >> shift));
    }
}

void putChunk(std::vector<std::uint8_t>& out, std::string_view type,
              std::span<const std::uint8_t> data) {
    putWord(out, static_cast<std::uint32_t>(data.size()));
    const std::size_t start = out.size();
    out.insert(out.end(), type.begin(), type.end());
    out.insert(out.end(), data.begin(), data.end());
    putWord(out, checkSum(std::span(out).subspan(start)));
}

std::vector<std::uint8_t> header(const IndexedImage& image) {
    std::vector<std::uint8_t> out;
    putWord(out, image.width);
    putWord(out, image.height);
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
    std::vector<std::uint8_t> out{0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};
    putChunk(out, "IHDR", header(image));
    putChunk(out, "PLTE", palette);
    putChunk(out, "IDAT", deflateZlib(rows(image), kSmallest));
    putChunk(out, "IEND", {});
    return out;
}

}  // namespace sinew::demo
