// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_target.h"

#include <vulkan/vulkan.h>

namespace sinew {
namespace {

VkDeviceSize byteCount(VkExtent2D extent) {
    return VkDeviceSize{4} * extent.width * extent.height;
}

}  // namespace

Unique<VkRenderPass> makeOffscreenPass(const DeviceView& device, VkFormat format) {
    return makeRenderPass(device, {.name = "host",
                                   .colorFormat = format,
                                   .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                                   .readBy = VK_PIPELINE_STAGE_TRANSFER_BIT,
                                   .readAs = VK_ACCESS_TRANSFER_READ_BIT});
}

OffscreenTarget::OffscreenTarget(const DeviceView& device, VkRenderPass renderPass, VkFormat format,
                                 VkExtent2D extent)
    : m_debug(device.debug),
      m_renderPass(renderPass),
      m_imageArena(device, MemoryArena::Access::Device),
      m_bufferArena(device, MemoryArena::Access::ReadBack),
      m_image(makeImage(
          device, m_imageArena,
          {.name = "picture",
           .format = format,
           .extent = extent,
           .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT})),
      m_buffer(makeBuffer(device, "picture", byteCount(extent), VK_BUFFER_USAGE_TRANSFER_DST_BIT)),
      m_mapped(m_bufferArena.bind(m_buffer.get())) {
    const VkImageView view = m_image.view.get();
    m_framebuffer = makeFramebuffer(device, "picture", renderPass, std::span(&view, 1), extent);
}

PassScope OffscreenTarget::begin(VkCommandBuffer commands) const noexcept {
    const VkClearValue clear{};
    return PassScope(m_debug, commands,
                     {.label = "host",
                      .renderPass = m_renderPass,
                      .framebuffer = m_framebuffer.get(),
                      .extent = m_image.extent,
                      .clear = {&clear, 1}});
}

void OffscreenTarget::readBack(VkCommandBuffer commands) const noexcept {
    VkBufferImageCopy copy{};
    copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    copy.imageExtent = {m_image.extent.width, m_image.extent.height, 1};
    vkCmdCopyImageToBuffer(commands, m_image.image.get(), VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                           m_buffer.get(), 1, &copy);
    VkMemoryBarrier toHost{};
    toHost.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    toHost.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    toHost.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                         &toHost, 0, nullptr, 0, nullptr);
}

std::span<const std::byte> OffscreenTarget::bytes() const noexcept {
    return {m_mapped, static_cast<std::size_t>(byteCount(m_image.extent))};
}

}  // namespace sinew
