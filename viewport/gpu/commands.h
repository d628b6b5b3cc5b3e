// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Submits an ended command buffer; the fence is unsignalled before, and signalled once the device
/// is done.
[[nodiscard]] VkResult submitTo(VkQueue queue, VkCommandBuffer commands, VkFence fence) noexcept;
/// Waits for the fence and resets it. `verbPhrase` names the operation in errors.
void waitFor(VkDevice device, VkFence fence, const char* verbPhrase);

/// Commands that are recorded, executed and waited for, again and again: a pool with one primary
/// command buffer, and a fence.
class CommandRun {
public:
    /// `family`: of the queue; none: that of `DeviceView::queue`.
    CommandRun(const DeviceView& device, const ObjectName& name,
               std::optional<std::uint32_t> family = {});

    /// Begins the command buffer again, even if an earlier recording was not ended.
    VkCommandBuffer begin();
    [[nodiscard]] VkCommandBuffer commands() const noexcept { return m_commands; }
    [[nodiscard]] VkFence fence() const noexcept { return m_fence.get(); }

    /// Ends the recording and submits it to `DeviceView::queue`.
    void submit(const char* verbPhrase);
    void wait(const char* verbPhrase);
    void submitAndWait(const char* verbPhrase);

private:
    DeviceView m_device;  // borrowed
    Unique<VkCommandPool> m_pool;
    Unique<VkFence> m_fence;
    VkCommandBuffer m_commands = VK_NULL_HANDLE;
};

/// What commands do with memory.
struct MemoryUse {
    VkPipelineStageFlags stages;
    VkAccessFlags access;
};

/// Records a barrier for all memory between earlier and later commands.
void recordBarrier(VkCommandBuffer commands, const MemoryUse& before, const MemoryUse& after,
                   VkDependencyFlags flags = 0) noexcept;

}  // namespace sinew
