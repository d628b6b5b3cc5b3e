// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/window_device.h"

#include <QVulkanDeviceFunctions>
#include <QVulkanFunctions>
#include <QVulkanInstance>
#include <QVulkanWindow>
#include <algorithm>
#include <cstdio>

#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
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

VKAPI_ATTR VkBool32 VKAPI_CALL report(VkDebugUtilsMessageSeverityFlagBitsEXT /*severity*/,
                                      VkDebugUtilsMessageTypeFlagsEXT /*type*/,
                                      const VkDebugUtilsMessengerCallbackDataEXT* data, void* log) {
    static_cast<ValidationLog*>(log)->add(data->pMessage);
    return VK_FALSE;
}

template <class Function>
Function load(QVulkanInstance& instance, const char* name) {
    return reinterpret_cast<Function>(instance.getInstanceProcAddr(name));
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

ValidationLog::ValidationLog(QVulkanInstance& instance) : m_instance(instance) {
    const auto create =
        load<PFN_vkCreateDebugUtilsMessengerEXT>(instance, "vkCreateDebugUtilsMessengerEXT");
    VkDebugUtilsMessengerCreateInfoEXT info{};
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT |
                       VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT;
    info.pfnUserCallback = report;
    info.pUserData = this;
    if (create == nullptr ||
        create(instance.vkInstance(), &info, nullptr, &m_messenger) != VK_SUCCESS) {
        throw GpuError(GpuError::Kind::LayerMissing,
                       "the Vulkan validation layer does not report its messages");
    }
}

ValidationLog::~ValidationLog() {
    const auto destroy =
        load<PFN_vkDestroyDebugUtilsMessengerEXT>(m_instance, "vkDestroyDebugUtilsMessengerEXT");
    destroy(m_instance.vkInstance(), m_messenger, nullptr);
}

void ValidationLog::add(const std::string& message) {
    const std::scoped_lock lock(m_mutex);
    m_errors.push_back(message);
    std::fprintf(stderr, "sinew: Vulkan validation: %s\n", message.c_str());
}

std::vector<std::string> ValidationLog::errors() const {
    const std::scoped_lock lock(m_mutex);
    return m_errors;
}

}  // namespace sinew
