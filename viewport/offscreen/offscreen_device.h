// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/offscreen/device_choice.h"

namespace sinew {

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
