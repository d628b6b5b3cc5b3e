// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/commands.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/check.h"
#include "viewport/gpu/create.h"

namespace sinew {

Unique<VkCommandPool> makeCommandPool(const DeviceView& device, const ObjectName& name) {
    return makeCommandPool(device, name, device.queueFamily);
}

Unique<VkCommandPool> makeCommandPool(const DeviceView& device, const ObjectName& name,
                                      std::uint32_t family) {
    VkCommandPoolCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
    info.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
    info.queueFamilyIndex = family;
    return create(device, vkCreateCommandPool, info, "create a command pool", name);
}

Unique<VkFence> makeFence(const DeviceView& device, const ObjectName& name) {
    VkFenceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
    return create(device, vkCreateFence, info, "create a fence", name);
}

VkCommandBuffer allocateCommands(const DeviceView& device, const ObjectName& name,
                                 VkCommandPool pool) {
    VkCommandBufferAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
    info.commandPool = pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    info.commandBufferCount = 1;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    check(vkAllocateCommandBuffers(device.device, &info, &commands), "allocate a command buffer");
    setName(device, commands, name);
    return commands;
}

void beginCommands(VkCommandBuffer commands) {
    VkCommandBufferBeginInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    check(vkBeginCommandBuffer(commands, &info), "begin a command buffer");
}

void beginCommands(const DeviceView& device, VkCommandPool pool, VkCommandBuffer commands) {
    // Explicit reset, because a frame that failed may have left it recording.
    check(vkResetCommandPool(device.device, pool, 0), "reset a command pool");
    beginCommands(commands);
}

void submit(const DeviceView& device, VkCommandBuffer commands, VkFence fence,
            const char* verbPhrase) {
    check(vkEndCommandBuffer(commands), verbPhrase);
    VkSubmitInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    check(vkQueueSubmit(device.queue, 1, &info, fence), verbPhrase);
}

void waitFor(const DeviceView& device, VkFence fence, const char* verbPhrase) {
    check(vkWaitForFences(device.device, 1, &fence, VK_TRUE, UINT64_MAX), verbPhrase);
    check(vkResetFences(device.device, 1, &fence), verbPhrase);
}

void submitAndWait(const DeviceView& device, VkCommandBuffer commands, VkFence fence,
                   const char* verbPhrase) {
    submit(device, commands, fence, verbPhrase);
    waitFor(device, fence, verbPhrase);
}

}  // namespace sinew
