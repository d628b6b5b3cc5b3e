// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/buffer.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/create.h"

namespace sinew {

Unique<VkBuffer> makeBuffer(const DeviceView& device, const ObjectName& name, VkDeviceSize bytes,
                            VkBufferUsageFlags usage) {
    VkBufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = bytes;
    info.usage = usage;
    info.sharingMode = VK_SHARING_MODE_EXCLUSIVE;
    return create(device, vkCreateBuffer, info, "create a buffer", name);
}

}  // namespace sinew
