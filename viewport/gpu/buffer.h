// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// A buffer without memory; MemoryArena::bind provides it.
[[nodiscard]] Unique<VkBuffer> makeBuffer(const DeviceView& device, const ObjectName& name,
                                          VkDeviceSize bytes, VkBufferUsageFlags usage);

}  // namespace sinew
