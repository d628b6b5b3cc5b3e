// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <string>

#include "viewport/gpu/device_view.h"

class QVulkanInstance;
class QVulkanWindow;

namespace sinew {

/// The device of a window, without budget and debug names. The window must have one.
[[nodiscard]] DeviceView deviceViewOf(QVulkanWindow& window);

/// Of the swapchain, in pixels.
[[nodiscard]] VkExtent2D extentOf(const QVulkanWindow& window);

/// The index for QVulkanWindow::setPhysicalDeviceIndex: selected by index, by (part of) the name,
/// or the best device for an empty wish. Throws GpuError (NoDevice) that lists the devices.
[[nodiscard]] int physicalDeviceIndex(QVulkanInstance& instance, const std::string& wish);

}  // namespace sinew
