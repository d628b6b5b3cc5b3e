// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "viewport/gpu/device_view.h"

namespace sinew {

[[nodiscard]] VkPhysicalDeviceLimits deviceLimits(const DeviceView& device);

/// Rounds up; `alignment` is a power of two.
[[nodiscard]] constexpr VkDeviceSize alignUp(VkDeviceSize value, VkDeviceSize alignment) noexcept {
    return (value + alignment - 1) & ~(alignment - 1);
}

/// The largest count of 8, 4, 2, 1 that is not above `wish` and that a colour and a depth
/// attachment of the device both support.
[[nodiscard]] std::uint32_t supportedSampleCount(const VkPhysicalDeviceLimits& limits,
                                                 std::uint32_t wish) noexcept;

/// A family of queues that copy and do nothing else, in single texels too; none where there is no
/// such family.
[[nodiscard]] std::optional<std::uint32_t> transferFamily(VkPhysicalDevice device);

/// The first format that the device can use as a depth attachment: 32-bit float where possible.
[[nodiscard]] VkFormat depthFormat(const DeviceView& device);

}  // namespace sinew
