// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/image.h"
#include "model/codec/ktx2.h"

namespace sinew {

/// The pixels of the largest level, or the blocks of all levels if the GPU samples them directly.
struct Ktx2Content {
    std::vector<std::uint8_t> rgba;  // four 8-bit channels, rows as stored, tightly packed
    std::vector<std::uint8_t> blocks;
    std::vector<ImageLevel> levels;  // levels in `blocks`, the largest first
};

/// Bytes that decodeKtx2 returns for this image.
[[nodiscard]] std::uint64_t decodedBytes(const Ktx2Image& image) noexcept;

/// Undoes the supercompression and decodes formats that the GPU does not sample directly. `bytes`
/// is the file that `image` was parsed from. Missing channels are 0, missing alpha is 255; 16 bits
/// are rounded to 8. `stop` is checked per row of UASTC and ETC1S. Errors: InvalidImage, Cancelled.
[[nodiscard]] Result<Ktx2Content> decodeKtx2(const Ktx2Image& image,
                                             std::span<const std::uint8_t> bytes,
                                             const std::stop_token& stop = {});

}  // namespace sinew
