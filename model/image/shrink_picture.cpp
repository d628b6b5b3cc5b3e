// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/shrink_picture.h"

#include <algorithm>
#include <cmath>
#include <new>

#define STB_IMAGE_RESIZE_IMPLEMENTATION
#define STB_IMAGE_RESIZE_STATIC
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb/stb_image_resize.h>
#pragma GCC diagnostic pop

namespace sinew {

PixelImage shrunkTo(const PixelImage& image, std::uint32_t size) {
    const std::uint32_t longer = std::max(image.width, image.height);
    if (longer <= size || size == 0) {
        return image;
    }
    const auto scaled = [&](std::uint32_t side) {
        const double exact = static_cast<double>(size) * side / longer;
        return std::max(1U, static_cast<std::uint32_t>(std::lround(exact)));
    };
    PixelImage small{.width = scaled(image.width), .height = scaled(image.height), .rgba = {}};
    small.rgba.resize(std::size_t{4} * small.width * small.height);
    constexpr int kAlpha = 3;
    if (stbir_resize_uint8_srgb(image.rgba.data(), static_cast<int>(image.width),
                                static_cast<int>(image.height), 0, small.rgba.data(),
                                static_cast<int>(small.width), static_cast<int>(small.height), 0, 4,
                                kAlpha, 0) == 0) {
        throw std::bad_alloc();
    }
    return small;
}

}  // namespace sinew
