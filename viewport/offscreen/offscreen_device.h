// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"
#include "viewport/offscreen/device_choice.h"

namespace sinew {

/// A logical device with the features that QVulkanWindow would enable too: all of Vulkan 1.0 that
/// the device has, and nothing chained. Throws GpuError.
class OffscreenDevice {
public:
    OffscreenDevice(VkInstance instance, const DeviceCandidate& candidate);
    ~OffscreenDevice();
    OffscreenDevice(const OffscreenDevice&) = delete;
    OffscreenDevice& operator=(const OffscreenDevice&) = delete;

    [[nodiscard]] const DeviceView& view() const noexcept { return m_view; }

private:
    DeviceView m_view;
};

}  // namespace sinew
