// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "model/image/deflate.h"

namespace {

constexpr int kPngLevel = 4;  // level of zlib: smaller and faster than stb_image_write's own

// Replaces stb_image_write's own deflate. stb_image_write frees the result.
unsigned char* packRows(unsigned char* rows, int size, int* packedSize, int /*level*/) noexcept {
    try {
        const std::vector<std::uint8_t> packed =
            sinew::deflateZlib({rows, static_cast<std::size_t>(size)}, kPngLevel);
        auto* const out = static_cast<unsigned char*>(std::malloc(packed.size()));
        if (out != nullptr) {
            std::copy(packed.begin(), packed.end(), out);
            *packedSize = static_cast<int>(packed.size());
        }
        return out;
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

}  // namespace

#define STBIW_ZLIB_COMPRESS packRows
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

namespace sinew {
namespace {

void append(void* context, void* data, int size) {
    const auto* bytes = static_cast<const std::uint8_t*>(data);
    auto& out = *static_cast<std::vector<std::uint8_t>*>(context);
    out.insert(out.end(), bytes, bytes + size);
}

std::vector<std::uint8_t> withoutAlpha(const std::vector<std::uint8_t>& rgba) {
    std::vector<std::uint8_t> rgb;
    rgb.resize(rgba.size() / 4 * 3);
    for (std::size_t from = 0, to = 0; to < rgb.size(); from += 4, to += 3) {
        std::copy_n(rgba.begin() + static_cast<std::ptrdiff_t>(from), 3,
                    rgb.begin() + static_cast<std::ptrdiff_t>(to));
    }
    return rgb;
}

}  // namespace

std::vector<std::uint8_t> encodePng(const PixelImage& image, bool opaque) {
    const int width = static_cast<int>(image.width);
    const int height = static_cast<int>(image.height);
    const int channels = opaque ? 3 : 4;
    const std::vector<std::uint8_t> rgb =
        opaque ? withoutAlpha(image.rgba) : std::vector<std::uint8_t>();
    const std::vector<std::uint8_t>& pixels = opaque ? rgb : image.rgba;

    std::vector<std::uint8_t> png;
    if (!stbi_write_png_to_func(append, &png, width, height, channels, pixels.data(),
                                width * channels)) {
        throw std::bad_alloc();
    }
    return png;
}

std::vector<std::uint8_t> encodeJpeg(const PixelImage& image, int quality) {
    std::vector<std::uint8_t> jpeg;
    if (!stbi_write_jpg_to_func(append, &jpeg, static_cast<int>(image.width),
                                static_cast<int>(image.height), 4, image.rgba.data(), quality)) {
        throw std::bad_alloc();
    }
    return jpeg;
}

}  // namespace sinew
