// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

#include "model/core/result.h"

namespace sinew {

/// Four 8-bit channels with straight alpha, rows from the top, tightly packed.
struct PixelImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
};

/// What the header of an image file says.
struct ImageHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t channels = 0;  // 1 to 4, those of a palette's colours
    std::uint32_t bits = 0;      // per channel
    bool isCmyk = false;         // converted to RGB without a colour profile
};

enum class ImageFormat { Unknown, Png, Jpeg, WebP, Ktx2 };

/// Told from the first bytes, not from a name.
[[nodiscard]] ImageFormat imageFormat(std::span<const std::uint8_t> bytes) noexcept;

/// The header of a PNG or JPEG, its size checked against the limits of model/load/limits.h; what
/// passes here may be decoded.
[[nodiscard]] Result<ImageHeader> readImageHeader(std::span<const std::uint8_t> bytes);

/// PNG or JPEG; 16-bit, greyscale, palette and CMYK images are converted. Sizes above the limits of
/// model/load/limits.h are refused before memory is taken.
[[nodiscard]] Result<PixelImage> decodeImage(std::span<const std::uint8_t> bytes);

/// PNG bytes, the same for the same pixels. `opaque` leaves the alpha channel out.
[[nodiscard]] std::vector<std::uint8_t> encodePng(const PixelImage& image, bool opaque = false);

/// Writes through a temporary file beside `path`, so that no partial file is left behind. What is
/// not a regular file (a pipe, a terminal) is written to directly, and so is /dev/stdout whatever
/// lies behind it. The error's message leaves the path out.
[[nodiscard]] Status writeFile(const std::filesystem::path& path,
                               std::span<const std::uint8_t> bytes);

}  // namespace sinew
