// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

[[nodiscard]] Unique<VkCommandPool> makeCommandPool(const DeviceView& device,
                                                    const ObjectName& name);
[[nodiscard]] Unique<VkCommandPool> makeCommandPool(const DeviceView& device,
                                                    const ObjectName& name, std::uint32_t family);
[[nodiscard]] Unique<VkFence> makeFence(const DeviceView& device, const ObjectName& name);

/// One primary command buffer, freed with its pool.
[[nodiscard]] VkCommandBuffer allocateCommands(const DeviceView& device, const ObjectName& name,
                                               VkCommandPool pool);

/// Begins a command buffer that is new, or whose pool was reset.
void beginCommands(VkCommandBuffer commands);
/// Resets the pool's only command buffer and begins it again.
void beginCommands(const DeviceView& device, VkCommandPool pool, VkCommandBuffer commands);

/// Ends and submits; the fence is unsignalled before, and signalled once the device is done.
void submit(const DeviceView& device, VkCommandBuffer commands, VkFence fence,
            const char* verbPhrase);
/// Waits for the fence and resets it.
void waitFor(const DeviceView& device, VkFence fence, const char* verbPhrase);

/// Ends, submits and waits; the fence is unsignalled before and after. `verbPhrase` names the
/// operation in errors.
void submitAndWait(const DeviceView& device, VkCommandBuffer commands, VkFence fence,
                   const char* verbPhrase);

}  // namespace sinew
