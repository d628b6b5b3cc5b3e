// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

#include <new>

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

}  // namespace

std::vector<std::uint8_t> encodeJpeg(const PixelImage& image, int quality) {
    std::vector<std::uint8_t> jpeg;
    if (!stbi_write_jpg_to_func(append, &jpeg, static_cast<int>(image.width),
                                static_cast<int>(image.height), 4, image.rgba.data(), quality)) {
        throw std::bad_alloc();
    }
    return jpeg;
}

}  // namespace sinew
