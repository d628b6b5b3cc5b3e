// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/core/shared_array.h"

namespace sinew {

/// One mipmap level of a block-compressed image: its range in `Image::blocks`.
struct ImageLevel {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::size_t offset = 0;
    std::size_t bytes = 0;
};

/// Decoded pixels in `rgba`: four 8-bit channels as stored (colour data is sRGB), straight alpha,
/// rows from the top, tightly packed. If a KTX2 image holds block formats that a GPU samples
/// directly, `blocks` holds those and `rgba` is empty. An image that could not be read is a
/// placeholder, with a finding.
struct Image {
    std::string name;
    std::string mimeType;
    std::string uri;  // empty: embedded in the asset
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    SharedArray<std::uint8_t> rgba;

    std::uint32_t blockFormat = 0;  // a VkFormat number as KTX 2.0 stores it; 0: no blocks
    SharedArray<std::uint8_t> blocks;
    std::vector<ImageLevel> levels;  // levels in `blocks`, the largest first

    bool placeholder = false;

    // The stored image, before decoding.
    std::uint64_t encodedBytes = 0;
    std::uint32_t storedChannels = 0;  // 1 to 4; 0: unknown
    std::uint32_t storedBits = 0;      // bits per channel; 0: unknown or compressed in blocks
};

}  // namespace sinew
