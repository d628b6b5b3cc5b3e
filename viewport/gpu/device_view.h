// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>

namespace sinew {

class DebugUtils;
class DeviceBudget;

/// A Vulkan 1.1 device owned elsewhere, with its Vulkan 1.0 features (the set that QVulkanWindow
/// can enable). Borrowed everywhere.
struct DeviceView {
    VkInstance instance = VK_NULL_HANDLE;
    VkPhysicalDevice physical = VK_NULL_HANDLE;
    VkDevice device = VK_NULL_HANDLE;
    VkQueue queue = VK_NULL_HANDLE;  // graphics and transfer
    std::uint32_t queueFamily = 0;
    VkPhysicalDeviceFeatures features{};  // enabled ones

    // Memory budget of all arenas; borrowed. Null: limited only by the driver.
    DeviceBudget* budget = nullptr;

    // Names objects and labels passes; borrowed. Null: no tool is active.
    const DebugUtils* debug = nullptr;

    // A queue only for copies, which run concurrently with frames; none: `queue` is used.
    VkQueue transferQueue = VK_NULL_HANDLE;
    std::uint32_t transferFamily = 0;
};

}  // namespace sinew
