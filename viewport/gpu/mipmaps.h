// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/image.h"

namespace sinew {

/// Number of levels of a full chain down to one texel.
[[nodiscard]] std::uint32_t mipLevelCount(VkExtent2D extent) noexcept;

/// The image properties needed for mipmap generation.
struct MipChain {
    VkImage image = VK_NULL_HANDLE;
    VkExtent2D extent{};  // of level 0
    std::uint32_t levels = 1;
};

/// Records the generation of all levels from level 0 (all in TRANSFER_DST layout) and leaves every
/// level in SHADER_READ_ONLY layout. sRGB formats are averaged in linear light.
void recordMipmaps(VkCommandBuffer commands, const MipChain& chain) noexcept;
void recordMipmaps(VkCommandBuffer commands, const Image2D& image) noexcept;

}  // namespace sinew
