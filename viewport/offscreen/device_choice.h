// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <string>
#include <vector>

#include "viewport/offscreen/device_info.h"

namespace sinew {

/// A device that can run the renderer: Vulkan 1.1 and a queue for graphics.
struct DeviceCandidate {
    VkPhysicalDevice physical = VK_NULL_HANDLE;
    std::uint32_t queueFamily = 0;
    VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
    DeviceInfo info;
};

/// In the loader's order.
[[nodiscard]] std::vector<DeviceCandidate> deviceCandidates(VkInstance instance);

/// By index, by name or by a part of the name (upper and lower case are the same); a number is
/// always an index. The best one for an empty wish: discrete, integrated, virtual, software. Throws
/// GpuError (NoDevice), which lists what there is.
[[nodiscard]] DeviceCandidate chooseDevice(const std::vector<DeviceCandidate>& candidates,
                                           const std::string& wish);

}  // namespace sinew
