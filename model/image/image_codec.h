// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/result.h"

namespace sinew {

/// Four 8-bit channels with straight alpha, rows from the top, tightly packed.
struct PixelImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
};

/// The header of an image file.
struct ImageHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t channels = 0;  // 1 to 4; of the palette colours if there is a palette
    std::uint32_t bits = 0;      // bits per channel
    bool isCmyk = false;         // converted to RGB without a colour profile
};

enum class ImageFormat { Unknown, Png, Jpeg, WebP, Ktx2 };

/// Detected from the first bytes, not from the name.
[[nodiscard]] ImageFormat imageFormat(std::span<const std::uint8_t> bytes) noexcept;

/// The header of a PNG or JPEG. Its size is checked against the limits of
/// model/image/image_limits.h, so it can be decoded.
[[nodiscard]] Result<ImageHeader> readImageHeader(std::span<const std::uint8_t> bytes);

/// PNG or JPEG; 16-bit, greyscale, palette and CMYK images are converted. Sizes above the limits of
/// model/image/image_limits.h are refused before memory is allocated. A stop returns at once from a
/// large image and ends the decoding at its next step (collecting, decompressing, converting).
/// Errors: InvalidImage, Cancelled.
[[nodiscard]] Result<PixelImage> decodeImage(std::span<const std::uint8_t> bytes,
                                             const std::stop_token& stop = {});

/// PNG bytes, deterministic. `opaque` omits the alpha channel.
[[nodiscard]] std::vector<std::uint8_t> encodePng(const PixelImage& image, bool opaque = false);

/// JPEG bytes, deterministic; alpha is ignored. `quality`: 1 to 100.
[[nodiscard]] std::vector<std::uint8_t> encodeJpeg(const PixelImage& image, int quality);

}  // namespace sinew
