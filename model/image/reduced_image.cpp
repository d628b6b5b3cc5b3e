// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/reduced_image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "model/core/srgb.h"

namespace sinew {

namespace {

constexpr float kMostByte = 255.0F;

using ValueOfByte = std::array<float, 256>;

ValueOfByte valuesOfBytes(MeanOf mean) {
    ValueOfByte values{};
    for (std::size_t byte = 0; byte < values.size(); ++byte) {
        const float encoded = static_cast<float>(byte) / kMostByte;
        values[byte] = mean == MeanOf::Light ? linearOfSrgb(encoded) : encoded;
    }
    return values;
}

std::uint8_t byteOf(float value) {
    return static_cast<std::uint8_t>(std::lround(kMostByte * value));
}

/// The mean of pixels whose first one is at `from`, `stride` bytes per row.
void meanOfSquare(const std::uint8_t* from, std::size_t stride, std::uint32_t factor,
                  const ValueOfByte& values, MeanOf mean, std::uint8_t* out) {
    std::array<float, 3> sums{};
    std::uint32_t alphas = 0;
    for (std::uint32_t row = 0; row < factor; ++row, from += stride) {
        for (std::size_t at = 0; at < std::size_t{4} * factor; at += 4) {
            const std::uint8_t alpha = from[at + 3];
            alphas += alpha;
            for (std::size_t i = 0; i < sums.size(); ++i) {
                sums[i] += values[from[at + i]] * static_cast<float>(alpha);
            }
        }
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const float value = alphas > 0 ? sums[i] / static_cast<float>(alphas) : 0.0F;
        out[i] = byteOf(mean == MeanOf::Light ? srgbOfLinear(value) : value);
    }
    out[3] = static_cast<std::uint8_t>((alphas + factor * factor / 2) / (factor * factor));
}

}  // namespace

void reduceInto(PixelImage& out, std::uint32_t x, std::uint32_t y, const PixelImage& image,
                const ReducedPart& part, std::uint32_t factor, MeanOf mean) {
    const ValueOfByte values = valuesOfBytes(mean);
    const std::size_t rowBytes = std::size_t{4} * part.width;
    const std::size_t stride = std::size_t{4} * image.width;
    for (std::uint32_t row = 0; row < part.height / factor; ++row) {
        const std::uint8_t* from = image.rgba.data() +
                                   stride * (part.y + std::size_t{row} * factor) +
                                   std::size_t{4} * part.x;
        std::uint8_t* to =
            out.rgba.data() + std::size_t{4} * ((std::size_t{y} + row) * out.width + x);
        if (factor == 1) {
            std::copy_n(from, rowBytes, to);
            continue;
        }
        for (std::uint32_t column = 0; column < part.width / factor; ++column) {
            meanOfSquare(from, stride, factor, values, mean, to);
            from += std::size_t{4} * factor;
            to += 4;
        }
    }
}

}  // namespace sinew
