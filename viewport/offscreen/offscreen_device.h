// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/offscreen/device_choice.h"

namespace sinew {

/// A logical device with a queue for graphics, one for copies where there is such a family, and the
/// features that QVulkanWindow would enable too: all of Vulkan 1.0 that the device has, and nothing
/// chained. Throws GpuError.
class OffscreenDevice {
public:
    /// `memoryLimitBytes`: of all arenas together; 0: what the largest heap has.
    OffscreenDevice(VkInstance instance, const DeviceCandidate& candidate,
                    VkDeviceSize memoryLimitBytes = 0);
    ~OffscreenDevice();
    OffscreenDevice(const OffscreenDevice&) = delete;
    OffscreenDevice& operator=(const OffscreenDevice&) = delete;

    [[nodiscard]] const DeviceView& view() const noexcept { return m_view; }

    [[nodiscard]] const DeviceBudget& budget() const noexcept { return m_budget; }

private:
    DeviceBudget m_budget;
    DeviceView m_view;
};

}  // namespace sinew
