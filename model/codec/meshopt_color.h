// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace sinew::codec {

/// The COLOR filter (KHR_meshopt_compression, appendix B, filter 4), in place: YCoCg with K bits
/// and alpha become RGBA of 8 bits (`byteStride` 4) or 16 bits (8). In cases that the text does not
/// define (no bit in alpha, sums out of range) values are clamped.
void decodeColorFilter(std::uint32_t byteStride, std::span<std::uint8_t> elements) noexcept;

}  // namespace sinew::codec
