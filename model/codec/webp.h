// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

#include "model/core/result.h"
#include "model/image/image_codec.h"

namespace sinew {

/// The header of a WebP file (EXT_texture_webp). Width and height are within the limits of
/// model/image/image_limits.h.
struct WebpHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool hasAlpha = false;
    bool isAnimated = false;
};

/// False if the program was built without libwebp: the functions below then return an error.
[[nodiscard]] bool webpIsAvailable() noexcept;

/// Reads only the header. Errors: InvalidImage.
[[nodiscard]] Result<WebpHeader> readWebpHeader(std::span<const std::uint8_t> bytes);

/// Decodes lossy and lossless images with or without alpha; the first frame of an animation.
/// Ignores colour profiles and metadata. `stop` is checked some 64 times per image, not within an
/// animation. Errors: InvalidImage, Cancelled.
[[nodiscard]] Result<PixelImage> decodeWebp(std::span<const std::uint8_t> bytes,
                                            const std::stop_token& stop = {});

}  // namespace sinew
