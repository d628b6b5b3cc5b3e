// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/image/image_codec.h"

namespace sinew {

/// How two pictures of the same size differ. The difference of two pixels is the largest of their
/// channels, in steps of 8 bits; colours count as far as alpha shows them.
struct PictureDifference {
    std::size_t pixels = 0;     // those that differ by more than the threshold
    std::uint32_t largest = 0;  // 0 to 255
    std::uint32_t x = 0;        // first pixel with it, from the upper left corner
    std::uint32_t y = 0;
};

/// Requires two pictures of the same size.
[[nodiscard]] PictureDifference comparePictures(const PixelImage& picture,
                                                const PixelImage& reference,
                                                std::uint32_t threshold);

/// The reference in dark grey; pixels that differ by more than the threshold from yellow to red,
/// the largest difference. Opaque.
[[nodiscard]] PixelImage differencePicture(const PixelImage& picture, const PixelImage& reference,
                                           std::uint32_t threshold);

}  // namespace sinew
