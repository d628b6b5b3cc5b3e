// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/gpu/device_view.h"

namespace sinew {

/// Submits commands. A queue belongs to one thread; code that records in another thread hands its
/// commands over.
class UploadQueue {
public:
    virtual ~UploadQueue() = default;

    /// Submits ended command buffers to a queue of the device and returns when the device has
    /// executed them. Throws GpuError.
    virtual void run(VkQueue queue, VkCommandBuffer commands, VkFence fence) = 0;

    /// Reports overall progress, 0 to 1; from any thread. Throws GpuError if cancelled.
    virtual void report(float /*fraction*/) {}
};

/// A sub-range of a queue's progress that itself runs from 0 to 1. Borrows the queue.
class PartOfQueue final : public UploadQueue {
public:
    PartOfQueue(UploadQueue& whole, float from, float to) noexcept
        : m_whole(whole), m_from(from), m_to(to) {}
    void run(VkQueue queue, VkCommandBuffer commands, VkFence fence) override {
        m_whole.run(queue, commands, fence);
    }
    void report(float fraction) override { m_whole.report(m_from + (m_to - m_from) * fraction); }

private:
    UploadQueue& m_whole;
    float m_from;
    float m_to;
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
