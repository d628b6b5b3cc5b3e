// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/window/device_index.h"

#include <QVulkanFunctions>
#include <QVulkanInstance>
#include <algorithm>
#include <vector>

#include "viewport/offscreen/device_choice.h"

namespace sinew {

int physicalDeviceIndex(QVulkanInstance& instance, const std::string& wish) {
    const VkInstance handle = instance.vkInstance();
    const DeviceCandidate chosen = chooseDevice(deviceCandidates(handle), wish);
    std::uint32_t count = 0;
    instance.functions()->vkEnumeratePhysicalDevices(handle, &count, nullptr);
    std::vector<VkPhysicalDevice> all(count);
    instance.functions()->vkEnumeratePhysicalDevices(handle, &count, all.data());
    const auto found = std::find(all.begin(), all.end(), chosen.physical);
    return static_cast<int>(found - all.begin());
}

}  // namespace sinew
