// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/device_limits.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <vector>

#include "viewport/gpu/gpu_error.h"

namespace sinew {

VkPhysicalDeviceLimits deviceLimits(const DeviceView& device) {
    VkPhysicalDeviceProperties properties{};
    vkGetPhysicalDeviceProperties(device.physical, &properties);
    return properties.limits;
}

bool isSoftware(const DeviceView& device) {
    VkPhysicalDeviceProperties properties{};
    vkGetPhysicalDeviceProperties(device.physical, &properties);
    return properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

float widestLine(const DeviceView& device) {
    return device.features.wideLines == VK_FALSE
               ? 1.0F
               : std::max(deviceLimits(device).lineWidthRange[1], 1.0F);
}

std::uint32_t supportedSampleCount(const VkPhysicalDeviceLimits& limits,
                                   std::uint32_t request) noexcept {
    const VkSampleCountFlags all = limits.framebufferColorSampleCounts &
                                   limits.framebufferDepthSampleCounts &
                                   limits.sampledImageDepthSampleCounts;
    for (std::uint32_t count = 8; count > 1; count /= 2) {
        if (count <= request && (all & count) != 0) {
            return count;
        }
    }
    return 1;
}

std::optional<std::uint32_t> transferFamily(VkPhysicalDevice device) {
    std::uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(device, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    vkGetPhysicalDeviceQueueFamilyProperties(device, &count, families.data());
    for (std::uint32_t family = 0; family < count; ++family) {
        constexpr VkQueueFlags kOthers = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
        const VkExtent3D& grain = families[family].minImageTransferGranularity;
        if ((families[family].queueFlags & VK_QUEUE_TRANSFER_BIT) != 0 &&
            (families[family].queueFlags & kOthers) == 0 && families[family].queueCount > 0 &&
            grain.width == 1 && grain.height == 1 && grain.depth == 1) {
            return family;
        }
    }
    return std::nullopt;
}

VkFormat depthFormat(const DeviceView& device) {
    for (const VkFormat format :
         {VK_FORMAT_D32_SFLOAT, VK_FORMAT_X8_D24_UNORM_PACK32, VK_FORMAT_D16_UNORM}) {
        VkFormatProperties properties{};
        vkGetPhysicalDeviceFormatProperties(device.physical, format, &properties);
        constexpr VkFormatFeatureFlags kNeeded =
            VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT;
        if ((properties.optimalTilingFeatures & kNeeded) == kNeeded) {
            return format;
        }
    }
    throw GpuError(GpuError::Kind::NoDevice, "the device has no depth format");
}

}  // namespace sinew
