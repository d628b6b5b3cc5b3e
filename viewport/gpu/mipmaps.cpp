// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/mipmaps.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <bit>

namespace sinew {
namespace {

VkOffset3D cornerOf(VkExtent2D extent, std::uint32_t level) noexcept {
    return {static_cast<std::int32_t>(std::max(extent.width >> level, 1U)),
            static_cast<std::int32_t>(std::max(extent.height >> level, 1U)), 1};
}

void halve(VkCommandBuffer commands, const MipChain& chain, std::uint32_t level) noexcept {
    VkImageBlit blit{};
    blit.srcSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, level - 1, 0, 1};
    blit.srcOffsets[1] = cornerOf(chain.extent, level - 1);
    blit.dstSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, level, 0, 1};
    blit.dstOffsets[1] = cornerOf(chain.extent, level);
    vkCmdBlitImage(commands, chain.image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, chain.image,
                   VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &blit, VK_FILTER_LINEAR);
}

ImageTransition fromTransferTarget(const MipChain& chain, std::uint32_t level) noexcept {
    return {.image = chain.image,
            .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
            .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
            .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
            .firstLevel = level,
            .levels = 1};
}

}  // namespace

std::uint32_t mipLevelCount(VkExtent2D extent) noexcept {
    return static_cast<std::uint32_t>(std::bit_width(std::max({extent.width, extent.height, 1U})));
}

void recordMipmaps(VkCommandBuffer commands, const MipChain& chain) noexcept {
    for (std::uint32_t level = 1; level < chain.levels; ++level) {
        ImageTransition toSource = fromTransferTarget(chain, level - 1);
        toSource.to = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
        toSource.after = VK_PIPELINE_STAGE_TRANSFER_BIT;
        toSource.uses = VK_ACCESS_TRANSFER_READ_BIT;
        transition(commands, toSource);
        halve(commands, chain, level);
    }
    ImageTransition ready = fromTransferTarget(chain, chain.levels - 1);
    ready.to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    ready.after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    ready.uses = VK_ACCESS_SHADER_READ_BIT;
    transition(commands, ready);
    if (chain.levels > 1) {
        ready.from = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
        ready.wrote = 0;
        ready.firstLevel = 0;
        ready.levels = chain.levels - 1;
        transition(commands, ready);
    }
}

void recordMipmaps(VkCommandBuffer commands, const Image2D& image) noexcept {
    recordMipmaps(commands, MipChain{image.image.get(), image.extent, image.mipLevels});
}

}  // namespace sinew
