// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_device.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/check.h"

namespace sinew {

OffscreenDevice::OffscreenDevice(VkInstance instance, const DeviceCandidate& candidate) {
    m_view.instance = instance;
    m_view.physical = candidate.physical;
    m_view.queueFamily = candidate.queueFamily;
    vkGetPhysicalDeviceFeatures(candidate.physical, &m_view.features);
    m_view.features.robustBufferAccess = VK_FALSE;  // costs time; QVulkanWindow leaves it out too

    const float priority = 1.0F;
    VkDeviceQueueCreateInfo queue{};
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueFamilyIndex = candidate.queueFamily;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.pEnabledFeatures = &m_view.features;
    check(vkCreateDevice(candidate.physical, &info, nullptr, &m_view.device),
          "open the Vulkan device");
    vkGetDeviceQueue(m_view.device, candidate.queueFamily, 0, &m_view.queue);
}

OffscreenDevice::~OffscreenDevice() {
    vkDestroyDevice(m_view.device, nullptr);
}

}  // namespace sinew
