// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <string>
#include <vector>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
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
/// empty name selects the best: discrete, integrated, virtual, software. Throws GpuError (NoDevice)
/// that lists the candidates.
[[nodiscard]] DeviceCandidate chooseDevice(const std::vector<DeviceCandidate>& candidates,
                                           const std::string& request);

/// A logical device with a graphics queue, a transfer queue if there is such a family, and the
/// features that QVulkanWindow would enable: all Vulkan 1.0 features of the device, nothing
/// chained. Throws GpuError.
class OffscreenDevice {
public:
    /// `memoryLimitBytes`: limit of all arenas; 0: the size of the largest heap.
    OffscreenDevice(VkInstance instance, const DeviceCandidate& candidate,
                    VkDeviceSize memoryLimitBytes = 0);
    ~OffscreenDevice();
    OffscreenDevice(const OffscreenDevice&) = delete;
    OffscreenDevice& operator=(const OffscreenDevice&) = delete;

    [[nodiscard]] const DeviceView& view() const noexcept { return m_view; }

    [[nodiscard]] const DeviceBudget& budget() const noexcept { return m_budget; }

private:
    DeviceBudget m_budget;
    std::optional<DebugUtils> m_debug;
    DeviceView m_view;
};

}  // namespace sinew
