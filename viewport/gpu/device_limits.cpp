// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/device_limits.h"

#include <vulkan/vulkan.h>

#include <algorithm>

#include "viewport/gpu/gpu_error.h"

namespace sinew {

VkPhysicalDeviceProperties propertiesOf(VkPhysicalDevice device) {
    VkPhysicalDeviceProperties properties{};
    vkGetPhysicalDeviceProperties(device, &properties);
    return properties;
}

VkPhysicalDeviceLimits deviceLimits(const DeviceView& device) {
    return propertiesOf(device.physical).limits;
}

bool isSoftware(const DeviceView& device) {
    return propertiesOf(device.physical).deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
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

std::vector<VkQueueFamilyProperties> queueFamilies(VkPhysicalDevice device) {
    std::uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(device, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    vkGetPhysicalDeviceQueueFamilyProperties(device, &count, families.data());
    return families;
}

std::optional<std::uint32_t> transferFamily(VkPhysicalDevice device) {
    std::uint32_t index = 0;
    for (const VkQueueFamilyProperties& family : queueFamilies(device)) {
        constexpr VkQueueFlags kOthers = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
        const VkExtent3D& grain = family.minImageTransferGranularity;
        if ((family.queueFlags & VK_QUEUE_TRANSFER_BIT) != 0 &&
            (family.queueFlags & kOthers) == 0 && family.queueCount > 0 && grain.width == 1 &&
            grain.height == 1 && grain.depth == 1) {
            return index;
        }
        ++index;
    }
    return std::nullopt;
}

bool supports(VkPhysicalDevice device, VkFormat format, VkFormatFeatureFlags features) {
    VkFormatProperties properties{};
    vkGetPhysicalDeviceFormatProperties(device, format, &properties);
    return (properties.optimalTilingFeatures & features) == features;
}

VkFormat depthFormat(const DeviceView& device) {
    for (const VkFormat format :
         {VK_FORMAT_D32_SFLOAT, VK_FORMAT_X8_D24_UNORM_PACK32, VK_FORMAT_D16_UNORM}) {
        if (supports(device.physical, format,
                     VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT |
                         VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT)) {
            return format;
        }
    }
    throw GpuError(GpuError::Kind::NoDevice, "the device has no depth format");
}

}  // namespace sinew
