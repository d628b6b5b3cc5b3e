// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/image.h"

namespace sinew {

/// Levels of a full chain down to one texel.
[[nodiscard]] std::uint32_t mipLevelCount(VkExtent2D extent) noexcept;

/// What of an image the halving needs.
struct MipChain {
    VkImage image = VK_NULL_HANDLE;
    VkExtent2D extent{};  // of level 0
    std::uint32_t levels = 1;
};

/// Records the halving of level 0 (TRANSFER_DST layout, like all levels) into the others, and
/// leaves every level in SHADER_READ_ONLY layout. With an sRGB format the mean is of linear light.
void recordMipmaps(VkCommandBuffer commands, const MipChain& chain) noexcept;
void recordMipmaps(VkCommandBuffer commands, const Image2D& image) noexcept;

}  // namespace sinew
