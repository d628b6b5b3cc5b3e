// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

// Limits that the image decoders check before they allocate, per image. Limits per file are in
// model/load/limits.h.

inline constexpr std::uint32_t kMaxImageSide = 32768;
inline constexpr std::uint64_t kMaxImagePixels = 16384ULL * 16384ULL;
/// Maximum number of pixels per byte of a PNG or JPEG (deflate reaches at most 1032 : 1, at one bit
/// per pixel).
inline constexpr std::uint64_t kMaxPixelsPerByte = 8 * 1032;

}  // namespace sinew
