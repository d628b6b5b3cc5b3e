// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

class QVulkanInstance;

namespace sinew {

/// Which device QVulkanWindow::setPhysicalDeviceIndex should get: by index, by (a part of) its
/// name, or the best one for an empty wish. Throws GpuError (NoDevice), which lists what there is.
[[nodiscard]] int physicalDeviceIndex(QVulkanInstance& instance, const std::string& wish);

}  // namespace sinew
