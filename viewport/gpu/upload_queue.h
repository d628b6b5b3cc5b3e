// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"

namespace sinew {

/// Who may submit. A queue belongs to one thread, so whoever records in another hands its commands
/// over.
class UploadQueue {
public:
    virtual ~UploadQueue() = default;

    /// Submits commands that were ended to a queue of the device, and returns when the device is
    /// done with them. Throws GpuError.
    virtual void run(VkQueue queue, VkCommandBuffer commands, VkFence fence) = 0;
};

/// Submits in the calling thread.
class DirectQueue final : public UploadQueue {
public:
    explicit DirectQueue(VkDevice device) noexcept : m_device(device) {}
    void run(VkQueue queue, VkCommandBuffer commands, VkFence fence) override;

private:
    VkDevice m_device;  // borrowed
};

}  // namespace sinew
