// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_device.h"

#include <vulkan/vulkan.h>

#include <vector>

#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"

namespace sinew {

OffscreenDevice::OffscreenDevice(VkInstance instance, const DeviceCandidate& candidate,
                                 VkDeviceSize memoryLimitBytes)
    : m_budget(memoryLimitBytes > 0 ? memoryLimitBytes : largestHeapBytes(candidate.physical)) {
    m_view.instance = instance;
    m_view.physical = candidate.physical;
    m_view.queueFamily = candidate.queueFamily;
    m_view.budget = &m_budget;
    vkGetPhysicalDeviceFeatures(candidate.physical, &m_view.features);
    m_view.features.robustBufferAccess = VK_FALSE;  // slow; QVulkanWindow does not enable it either

    const std::optional<std::uint32_t> copies = transferFamily(candidate.physical);
    const float priority = 1.0F;
    std::vector<VkDeviceQueueCreateInfo> queues;
    for (const std::uint32_t family : {candidate.queueFamily, copies.value_or(0)}) {
        VkDeviceQueueCreateInfo& queue = queues.emplace_back();
        queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
        queue.queueFamilyIndex = family;
        queue.queueCount = 1;
        queue.pQueuePriorities = &priority;
    }
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = copies ? 2 : 1;
    info.pQueueCreateInfos = queues.data();
    info.pEnabledFeatures = &m_view.features;
    check(vkCreateDevice(candidate.physical, &info, nullptr, &m_view.device),
          "open the Vulkan device");
    vkGetDeviceQueue(m_view.device, candidate.queueFamily, 0, &m_view.queue);
    if (copies) {
        m_view.transferFamily = *copies;
        vkGetDeviceQueue(m_view.device, *copies, 0, &m_view.transferQueue);
    }
    m_debug = debugUtilsOf(m_view);
    m_view.debug = m_debug ? &*m_debug : nullptr;
    setName(m_view, m_view.queue, "graphics");
    if (copies) {
        setName(m_view, m_view.transferQueue, "transfer");
    }
}

OffscreenDevice::~OffscreenDevice() {
    vkDestroyDevice(m_view.device, nullptr);
}

}  // namespace sinew
