// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

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
    rgb.reserve(rgba.size() / 4 * 3);
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
        rgb.insert(rgb.end(), {rgba[i], rgba[i + 1], rgba[i + 2]});
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
    stbi_write_png_to_func(append, &png, width, height, channels, pixels.data(), width * channels);
    return png;
}

}  // namespace sinew
