// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace sinew {

/// Layout of the texels of a KTX2 image without supercompression.
enum class TexelCoding {
    Plain,   // texels in channels of 8 or 16 bits, unsigned normalised
    Blocks,  // blocks that the GPU samples directly: BC, ETC2, EAC, ASTC
    Uastc,   // UASTC LDR 4x4: blocks that are decoded to pixels
    Etc1s,   // BasisLZ: codebooks and slices that are decoded to pixels
};

struct TexelFormat {
    TexelCoding coding = TexelCoding::Plain;
    std::uint32_t vkFormat = 0;  // a number of VkFormat; 0 for Uastc and Etc1s
    std::uint32_t blockWidth = 1;
    std::uint32_t blockHeight = 1;
    std::uint32_t blockBytes = 0;  // bytes of a block, or of a texel
    std::uint32_t channels = 0;    // 1 to 4
    std::uint32_t bits = 0;        // bits per channel; 0 in blocks
    bool bgr = false;              // blue comes first
    bool srgb = false;

    /// Bytes of an image of the given size.
    [[nodiscard]] std::uint64_t bytes(std::uint32_t width, std::uint32_t height) const noexcept;
};

/// The format with a VkFormat number; none if it is not supported. Supported are unsigned
/// normalised and sRGB formats of 8 and 16 bits per channel, BC1 to BC7, ETC2, EAC and LDR ASTC.
[[nodiscard]] std::optional<TexelFormat> texelFormat(std::uint32_t vkFormat) noexcept;

}  // namespace sinew
