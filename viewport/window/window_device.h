// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <QByteArrayList>
#include <string>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/offscreen/vulkan_instance.h"

class QVulkanInstance;
class QVulkanWindow;

class QVulkanInstance;

namespace sinew {

/// The device of a window, without budget and debug names. The window must have one.
[[nodiscard]] DeviceView deviceViewOf(QVulkanWindow& window);

/// Of the swapchain, in pixels.
[[nodiscard]] VkExtent2D extentOf(const QVulkanWindow& window);

/// The index for QVulkanWindow::setPhysicalDeviceIndex: selected by index, by (part of) the name,
/// or the best device for an empty name. Throws GpuError (NoDevice) that lists the devices.
[[nodiscard]] int physicalDeviceIndex(QVulkanInstance& instance, const std::string& request);

/// The Khronos validation layer on a QVulkanInstance, with synchronisation checks. Its messages of
/// error severity go to standard error and are kept.
class ValidationLog {
public:
    [[nodiscard]] static bool layerInstalled(QVulkanInstance& instance);
    /// Call before `instance.create()`.
    static void enable(QVulkanInstance& instance);

    explicit ValidationLog(QVulkanInstance& instance);  // must be created with the layer

    [[nodiscard]] std::vector<std::string> errors() const { return m_messages.errors(); }

private:
    ValidationMessages m_messages;
};

}  // namespace sinew
