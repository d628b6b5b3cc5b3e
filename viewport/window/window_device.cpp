// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/window_device.h"

#include <QVulkanDeviceFunctions>
#include <QVulkanFunctions>
#include <QVulkanInstance>
#include <QVulkanWindow>
#include <algorithm>

#include "viewport/gpu/device_limits.h"
#include "viewport/offscreen/device_choice.h"

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

constexpr const char* kLayer = "VK_LAYER_KHRONOS_validation";

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

int physicalDeviceIndex(QVulkanInstance& instance, const std::string& request) {
    const VkInstance handle = instance.vkInstance();
    const DeviceCandidate chosen = chooseDevice(deviceCandidates(handle), request);
    std::uint32_t count = 0;
    instance.functions()->vkEnumeratePhysicalDevices(handle, &count, nullptr);
    std::vector<VkPhysicalDevice> all(count);
    instance.functions()->vkEnumeratePhysicalDevices(handle, &count, all.data());
    const auto found = std::find(all.begin(), all.end(), chosen.physical);
    return static_cast<int>(found - all.begin());
}

bool ValidationLog::layerInstalled(QVulkanInstance& instance) {
    return instance.supportedLayers().contains(kLayer);
}

void ValidationLog::enable(QVulkanInstance& instance) {
    // QVulkanInstance cannot pass VkValidationFeaturesEXT; the layer also reads this variable.
    qputenv("VK_LAYER_ENABLES", "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT");
    instance.setLayers({kLayer});
    instance.setExtensions({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    instance.setFlags(QVulkanInstance::NoDebugOutputRedirect);
}

ValidationLog::ValidationLog(QVulkanInstance& instance) : m_messages(false, true) {
    m_messages.listenTo(instance.vkInstance());
}

}  // namespace sinew
