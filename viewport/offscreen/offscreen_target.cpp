// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_target.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/commands.h"

namespace sinew {
RenderPass offscreenPass(VkFormat format) noexcept {
    return {.name = "host",
            .colorFormat = format,
            .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
            .readBy = VK_PIPELINE_STAGE_TRANSFER_BIT,
            .readAs = VK_ACCESS_TRANSFER_READ_BIT};
}

OffscreenTarget::OffscreenTarget(const DeviceView& device, VkFormat format, VkExtent2D extent)
    : m_target(device, offscreenPass(format)),
      m_buffer(device, "picture", MemoryArena::Access::ReadBack,
               VkDeviceSize{4} * extent.width * extent.height, VK_BUFFER_USAGE_TRANSFER_DST_BIT) {
    m_target.resize(extent);
}

PassScope OffscreenTarget::begin(VkCommandBuffer commands) const noexcept {
    return m_target.begin(commands, "host");
}

void OffscreenTarget::readBack(VkCommandBuffer commands) const noexcept {
    VkBufferImageCopy copy{};
    copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    copy.imageExtent = {extent().width, extent().height, 1};
    vkCmdCopyImageToBuffer(commands, m_target.color().image.get(),
                           VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, m_buffer.get(), 1, &copy);
    recordBarrier(commands, {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT},
                  {VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT});
}

}  // namespace sinew
