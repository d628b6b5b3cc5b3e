// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "viewport/gpu/device_view.h"

namespace sinew {

/// How fast the device moves memory; what is read and what is written both count.
struct CopyBandwidth {
    double computeBytesPerSecond = 0.0;   // by a compute shader, 16 bytes per invocation
    double transferBytesPerSecond = 0.0;  // by vkCmdCopyBuffer
};

/// The median of `repetitions` copies that move `movedBytes` each (half of it read, half written,
/// in several dispatches where the device's limits ask for it), by the device's timestamps, or by
/// the clock where it has none. Throws GpuError.
[[nodiscard]] CopyBandwidth measureCopies(const DeviceView& device, std::uint64_t movedBytes,
                                          std::size_t repetitions);

}  // namespace sinew
