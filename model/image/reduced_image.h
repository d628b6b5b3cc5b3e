// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/image/image_codec.h"

namespace sinew {

/// What is averaged: the light of pixels, or their bytes, which are data.
enum class MeanOf : std::uint8_t { Light, Bytes };

/// Pixels of an image.
struct ReducedPart {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t width = 0;  // multiples of the factor
    std::uint32_t height = 0;
};

/// Writes the means of squares of `factor` × `factor` pixels of `part` into `out`, from the pixel
/// (`x`, `y`) of `out` on. Colours count by their alpha. Pixels that are all equal keep their
/// bytes.
void reduceInto(PixelImage& out, std::uint32_t x, std::uint32_t y, const PixelImage& image,
                const ReducedPart& part, std::uint32_t factor, MeanOf mean);

}  // namespace sinew
