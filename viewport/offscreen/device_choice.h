// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <string>
#include <vector>

#include "viewport/offscreen/device_info.h"

namespace sinew {

/// A device that can run the renderer: Vulkan 1.1 and a graphics queue.
struct DeviceCandidate {
    VkPhysicalDevice physical = VK_NULL_HANDLE;
    std::uint32_t queueFamily = 0;
    VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
    DeviceInfo info;
};

/// In the order of the Vulkan loader.
[[nodiscard]] std::vector<DeviceCandidate> deviceCandidates(VkInstance instance);

/// Selects by index, name or part of the name (case-insensitive); a number is always an index. An
/// empty wish selects the best: discrete, integrated, virtual, software. Throws GpuError (NoDevice)
/// that lists the candidates.
[[nodiscard]] DeviceCandidate chooseDevice(const std::vector<DeviceCandidate>& candidates,
                                           const std::string& wish);

}  // namespace sinew
