// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "viewport/gpu/device_view.h"

namespace sinew {

/// Memory bandwidth of the device; reads and writes both count.
struct CopyBandwidth {
    double computeBytesPerSecond = 0.0;   // rate of a compute shader, 16 bytes per invocation
    double transferBytesPerSecond = 0.0;  // rate of vkCmdCopyBuffer
};

/// The median of `repetitions` copies of `movedBytes` each (half read, half written, in several
/// dispatches if the device's limits require it), by device timestamps, or by the clock if there
/// are none. Throws GpuError.
[[nodiscard]] CopyBandwidth measureCopies(const DeviceView& device, std::uint64_t movedBytes,
                                          std::size_t repetitions);

}  // namespace sinew
