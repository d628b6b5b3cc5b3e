// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

class QVulkanInstance;

namespace sinew {

/// The index for QVulkanWindow::setPhysicalDeviceIndex: selected by index, by (part of) the name,
/// or the best device for an empty wish. Throws GpuError (NoDevice) that lists the devices.
[[nodiscard]] int physicalDeviceIndex(QVulkanInstance& instance, const std::string& wish);

}  // namespace sinew
