// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/upload_queue.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/check.h"

namespace sinew {

void DirectQueue::run(VkQueue queue, VkCommandBuffer commands, VkFence fence) {
    constexpr const char* kVerbPhrase = "upload the asset";
    VkSubmitInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    check(vkQueueSubmit(queue, 1, &info, fence), kVerbPhrase);
    check(vkWaitForFences(m_device, 1, &fence, VK_TRUE, UINT64_MAX), kVerbPhrase);
    check(vkResetFences(m_device, 1, &fence), kVerbPhrase);
}

}  // namespace sinew
