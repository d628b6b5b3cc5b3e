// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/texel_format.h"

#include <array>

namespace sinew {
namespace {

// VkFormat numbers of the UNORM and SRGB variants; 16-bit formats have no SRGB variant.
struct PlainFormat {
    std::uint32_t unorm;
    std::uint32_t srgb;
    std::uint32_t channels;
    std::uint32_t bits;
    bool bgr;
};

constexpr std::array<PlainFormat, 10> kPlain{{
    {9, 15, 1, 8, false},   // R8
    {16, 22, 2, 8, false},  // R8G8
    {23, 29, 3, 8, false},  // R8G8B8
    {30, 36, 3, 8, true},   // B8G8R8
    {37, 43, 4, 8, false},  // R8G8B8A8
    {44, 50, 4, 8, true},   // B8G8R8A8
    {70, 0, 1, 16, false},  // R16
    {77, 0, 2, 16, false},  // R16G16
    {84, 0, 3, 16, false},  // R16G16B16
    {91, 0, 4, 16, false},  // R16G16B16A16
}};

// From VK_FORMAT_BC1_RGB_UNORM_BLOCK on, in pairs; all blocks are 4 x 4.
struct BlockFormat {
    std::uint32_t bytes;
    std::uint32_t channels;
    bool secondIsSrgb;  // otherwise signed
};

constexpr std::uint32_t kFirstBlockFormat = 131;
constexpr std::array<BlockFormat, 13> kBlocks{{
    {8, 3, true},    // BC1 without alpha
    {8, 4, true},    // BC1 with alpha
    {16, 4, true},   // BC2
    {16, 4, true},   // BC3
    {8, 1, false},   // BC4
    {16, 2, false},  // BC5
    {16, 3, false},  // BC6H
    {16, 4, true},   // BC7
    {8, 3, true},    // ETC2
    {8, 4, true},    // ETC2 with one bit of alpha
    {16, 4, true},   // ETC2 with EAC alpha
    {8, 1, false},   // EAC R11
    {16, 2, false},  // EAC R11G11
}};

constexpr std::uint32_t kFirstAstc = 157;  // VK_FORMAT_ASTC_4x4_UNORM_BLOCK
constexpr std::array<std::array<std::uint32_t, 2>, 14> kAstcBlocks{{
    {4, 4},
    {5, 4},
    {5, 5},
    {6, 5},
    {6, 6},
    {8, 5},
    {8, 6},
    {8, 8},
    {10, 5},
    {10, 6},
    {10, 8},
    {10, 10},
    {12, 10},
    {12, 12},
}};

}  // namespace

std::uint64_t TexelFormat::bytes(std::uint32_t width, std::uint32_t height) const noexcept {
    const std::uint64_t columns = (std::uint64_t{width} + blockWidth - 1) / blockWidth;
    const std::uint64_t rows = (std::uint64_t{height} + blockHeight - 1) / blockHeight;
    return columns * rows * blockBytes;
}

std::optional<TexelFormat> texelFormat(std::uint32_t vkFormat) noexcept {
    for (const PlainFormat& plain : kPlain) {
        if (vkFormat != 0 && (vkFormat == plain.unorm || vkFormat == plain.srgb)) {
            return TexelFormat{.vkFormat = vkFormat,
                               .blockBytes = plain.channels * plain.bits / 8,
                               .channels = plain.channels,
                               .bits = plain.bits,
                               .bgr = plain.bgr,
                               .srgb = vkFormat == plain.srgb};
        }
    }
    if (vkFormat < kFirstBlockFormat) {
        return std::nullopt;
    }

    const bool second = (vkFormat - kFirstBlockFormat) % 2 == 1;
    if (vkFormat < kFirstAstc) {
        const BlockFormat& block = kBlocks[(vkFormat - kFirstBlockFormat) / 2];
        return TexelFormat{.coding = TexelCoding::Blocks,
                           .vkFormat = vkFormat,
                           .blockWidth = 4,
                           .blockHeight = 4,
                           .blockBytes = block.bytes,
                           .channels = block.channels,
                           .srgb = second && block.secondIsSrgb};
    }
    const std::uint32_t astc = (vkFormat - kFirstAstc) / 2;
    if (astc >= kAstcBlocks.size()) {
        return std::nullopt;
    }
    return TexelFormat{.coding = TexelCoding::Blocks,
                       .vkFormat = vkFormat,
                       .blockWidth = kAstcBlocks[astc][0],
                       .blockHeight = kAstcBlocks[astc][1],
                       .blockBytes = 16,
                       .channels = 4,
                       .srgb = second};
}

}  // namespace sinew
