// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include "viewport/gpu/device_view.h"

class QVulkanWindow;

namespace sinew {

/// The device of a window, without budget and debug names. The window must have one.
[[nodiscard]] DeviceView deviceViewOf(QVulkanWindow& window);

/// Of the swapchain, in pixels.
[[nodiscard]] VkExtent2D extentOf(const QVulkanWindow& window);

}  // namespace sinew
