// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/commands.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/check.h"
#include "viewport/gpu/create.h"

namespace sinew {

VkResult submitTo(VkQueue queue, VkCommandBuffer commands, VkFence fence) noexcept {
    VkSubmitInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    return vkQueueSubmit(queue, 1, &info, fence);
}

void waitFor(VkDevice device, VkFence fence, const char* verbPhrase) {
    check(vkWaitForFences(device, 1, &fence, VK_TRUE, UINT64_MAX), verbPhrase);
    check(vkResetFences(device, 1, &fence), verbPhrase);
}

CommandRun::CommandRun(const DeviceView& device, const ObjectName& name,
                       std::optional<std::uint32_t> family)
    : m_device(device) {
    VkCommandPoolCreateInfo pool{};
    pool.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
    pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
    pool.queueFamilyIndex = family.value_or(device.queueFamily);
    m_pool = create(device, vkCreateCommandPool, pool, "create a command pool", name);
    VkFenceCreateInfo fence{};
    fence.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
    m_fence = create(device, vkCreateFence, fence, "create a fence", name);
    VkCommandBufferAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
    info.commandPool = m_pool.get();
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    info.commandBufferCount = 1;
    check(vkAllocateCommandBuffers(device.device, &info, &m_commands), "allocate a command buffer");
    setName(device, m_commands, name);
}

VkCommandBuffer CommandRun::begin() {
    check(vkResetCommandPool(m_device.device, m_pool.get(), 0), "reset a command pool");
    VkCommandBufferBeginInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    check(vkBeginCommandBuffer(m_commands, &info), "begin a command buffer");
    return m_commands;
}

void CommandRun::submit(const char* verbPhrase) {
    check(vkEndCommandBuffer(m_commands), verbPhrase);
    check(submitTo(m_device.queue, m_commands, m_fence.get()), verbPhrase);
}

void CommandRun::wait(const char* verbPhrase) {
    waitFor(m_device.device, m_fence.get(), verbPhrase);
}

void CommandRun::submitAndWait(const char* verbPhrase) {
    submit(verbPhrase);
    wait(verbPhrase);
}

void recordBarrier(VkCommandBuffer commands, const MemoryUse& before, const MemoryUse& after,
                   VkDependencyFlags flags) noexcept {
    VkMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = before.access;
    barrier.dstAccessMask = after.access;
    vkCmdPipelineBarrier(commands, before.stages, after.stages, flags, 1, &barrier, 0, nullptr, 0,
                         nullptr);
}

}  // namespace sinew
