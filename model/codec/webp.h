// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/result.h"
#include "model/image/image_codec.h"

namespace sinew {

/// What the header of a WebP file says (EXT_texture_webp). Sides are within the limits of
/// model/load/limits.h.
struct WebpHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool hasAlpha = false;
    bool isAnimated = false;
};

/// False where the program was built without libwebp: the functions below say so as an error.
[[nodiscard]] bool webpIsAvailable() noexcept;

/// Reads the header alone. Errors: InvalidImage.
[[nodiscard]] Result<WebpHeader> readWebpHeader(std::span<const std::uint8_t> bytes);

/// Lossy and lossless images with or without alpha; of an animation the first frame. Colour
/// profiles and metadata are left aside. Errors: InvalidImage.
[[nodiscard]] Result<PixelImage> decodeWebp(std::span<const std::uint8_t> bytes);

}  // namespace sinew
