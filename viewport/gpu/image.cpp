// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/image.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <bit>

#include "viewport/gpu/create.h"

namespace sinew {
namespace {

Unique<VkImage> makeBareImage(const DeviceView& device, const ImageOptions& options) {
    VkImageCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = options.format;
    info.extent = {options.extent.width, options.extent.height, 1};
    info.mipLevels = options.mipLevels;
    info.arrayLayers = 1;
    info.samples = static_cast<VkSampleCountFlagBits>(options.samples);
    info.tiling = VK_IMAGE_TILING_OPTIMAL;
    info.usage = options.usage;
    info.sharingMode = VK_SHARING_MODE_EXCLUSIVE;
    info.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED;
    return create(device, vkCreateImage, info, "create an image", options.name);
}

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

ImageTransition copiedLevel(const MipChain& chain, std::uint32_t level) noexcept {
    ImageTransition change = copied(chain.image);
    change.firstLevel = level;
    change.levels = 1;
    return change;
}

}  // namespace

Unique<VkImageView> makeView(const DeviceView& device, VkImage image, const ImageOptions& options) {
    VkImageViewCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
    info.image = image;
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    info.format = options.format;
    info.subresourceRange = {options.aspect, 0, options.mipLevels, 0, 1};
    return create(device, vkCreateImageView, info, "create an image view", options.name);
}

Image2D makeImage(const DeviceView& device, MemoryArena& arena, const ImageOptions& options) {
    Image2D result;
    result.image = makeBareImage(device, options);
    arena.bind(result.image.get());
    result.view = makeView(device, result.image.get(), options);
    result.extent = options.extent;
    result.mipLevels = options.mipLevels;
    return result;
}

void transition(VkCommandBuffer commands, const ImageTransition& change) noexcept {
    VkImageMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER;
    barrier.srcAccessMask = change.wrote;
    barrier.dstAccessMask = change.uses;
    barrier.oldLayout = change.from;
    barrier.newLayout = change.to;
    barrier.srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = change.image;
    barrier.subresourceRange = {change.aspect, change.firstLevel, change.levels, 0,
                                VK_REMAINING_ARRAY_LAYERS};
    vkCmdPipelineBarrier(commands, change.before, change.after, 0, 0, nullptr, 0, nullptr, 1,
                         &barrier);
}

ImageTransition forCopies(VkImage image, VkPipelineStageFlags before) noexcept {
    return {.image = image,
            .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
            .before = before,
            .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
            .uses = VK_ACCESS_TRANSFER_WRITE_BIT};
}

ImageTransition copied(VkImage image) noexcept {
    return {.image = image,
            .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
            .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
            .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
            .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
            .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
            .uses = VK_ACCESS_SHADER_READ_BIT};
}

std::uint32_t mipLevelCount(VkExtent2D extent) noexcept {
    return static_cast<std::uint32_t>(std::bit_width(std::max({extent.width, extent.height, 1U})));
}

void recordMipmaps(VkCommandBuffer commands, const MipChain& chain) noexcept {
    for (std::uint32_t level = 1; level < chain.levels; ++level) {
        ImageTransition toSource = copiedLevel(chain, level - 1);
        toSource.to = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
        toSource.after = VK_PIPELINE_STAGE_TRANSFER_BIT;
        toSource.uses = VK_ACCESS_TRANSFER_READ_BIT;
        transition(commands, toSource);
        halve(commands, chain, level);
    }
    ImageTransition ready = copiedLevel(chain, chain.levels - 1);
    transition(commands, ready);
    if (chain.levels > 1) {
        ready.from = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
        ready.wrote = 0;
        ready.firstLevel = 0;
        ready.levels = chain.levels - 1;
        transition(commands, ready);
    }
}

}  // namespace sinew
