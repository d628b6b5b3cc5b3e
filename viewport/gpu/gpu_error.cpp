// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/gpu_error.h"

namespace sinew {

GpuError noDriver(const std::string& message) {
    return {GpuError::Kind::NoDriver,
            message +
                "; the package mesa-vulkan-drivers (Debian, Ubuntu) has a driver that needs "
                "no graphics card"};
}

}  // namespace sinew
