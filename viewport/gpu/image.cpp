// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/image.h"

#include <vulkan/vulkan.h>

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

Unique<VkImageView> makeView(const DeviceView& device, VkImage image, const ImageOptions& options) {
    VkImageViewCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
    info.image = image;
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    info.format = options.format;
    info.subresourceRange = {options.aspect, 0, options.mipLevels, 0, 1};
    return create(device, vkCreateImageView, info, "create an image view", options.name);
}

}  // namespace

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

}  // namespace sinew
