// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/window_device.h"

#include <QVulkanDeviceFunctions>
#include <QVulkanFunctions>
#include <QVulkanWindow>

#include "viewport/gpu/device_limits.h"

namespace sinew {
namespace {

/// The features that QVulkanWindow enables: everything that the device has, except robust buffer
/// access.
VkPhysicalDeviceFeatures enabledFeatures(QVulkanWindow& window) {
    VkPhysicalDeviceFeatures features{};
    window.vulkanInstance()->functions()->vkGetPhysicalDeviceFeatures(window.physicalDevice(),
                                                                      &features);
    features.robustBufferAccess = VK_FALSE;
    return features;
}

/// The transfer queue requested by ViewportWindow; null if there is none.
VkQueue transferQueueOf(QVulkanWindow& window) {
    VkQueue queue = VK_NULL_HANDLE;
    if (const auto family = transferFamily(window.physicalDevice())) {
        window.vulkanInstance()
            ->deviceFunctions(window.device())
            ->vkGetDeviceQueue(window.device(), *family, 0, &queue);
    }
    return queue;
}

}  // namespace

DeviceView deviceViewOf(QVulkanWindow& window) {
    return {.instance = window.vulkanInstance()->vkInstance(),
            .physical = window.physicalDevice(),
            .device = window.device(),
            .queue = window.graphicsQueue(),
            .queueFamily = window.graphicsQueueFamilyIndex(),
            .features = enabledFeatures(window),
            .budget = nullptr,
            .transferQueue = transferQueueOf(window),
            .transferFamily = transferFamily(window.physicalDevice()).value_or(0)};
}

VkExtent2D extentOf(const QVulkanWindow& window) {
    const QSize size = window.swapChainImageSize();
    return {static_cast<std::uint32_t>(size.width()), static_cast<std::uint32_t>(size.height())};
}

}  // namespace sinew
