// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "viewport/gpu/device_view.h"

namespace sinew {

[[nodiscard]] VkPhysicalDeviceProperties propertiesOf(VkPhysicalDevice device);
[[nodiscard]] VkPhysicalDeviceLimits deviceLimits(const DeviceView& device);

/// Whether it is a program on the processor (lavapipe).
[[nodiscard]] bool isSoftware(const DeviceView& device);

/// Width in pixels of the widest lines that the device draws; 1 without the feature.
[[nodiscard]] float widestLine(const DeviceView& device);

/// Rounds up; `alignment` must be a power of two.
[[nodiscard]] constexpr VkDeviceSize alignUp(VkDeviceSize value, VkDeviceSize alignment) noexcept {
    return (value + alignment - 1) & ~(alignment - 1);
}

/// The largest of 8, 4, 2, 1 that is at most `request` and supported by colour attachments of
/// the device and by depth attachments that shaders read.
[[nodiscard]] std::uint32_t supportedSampleCount(const VkPhysicalDeviceLimits& limits,
                                                 std::uint32_t request) noexcept;

[[nodiscard]] std::vector<VkQueueFamilyProperties> queueFamilies(VkPhysicalDevice device);

/// A transfer-only queue family with single-texel granularity; none if there is none.
[[nodiscard]] std::optional<std::uint32_t> transferFamily(VkPhysicalDevice device);

/// Whether images of a format can have all of these uses, in optimal tiling.
[[nodiscard]] bool supports(VkPhysicalDevice device, VkFormat format,
                            VkFormatFeatureFlags features);

/// The first supported format of depth attachments that shaders can read: 32-bit float if possible.
[[nodiscard]] VkFormat depthFormat(const DeviceView& device);

}  // namespace sinew
