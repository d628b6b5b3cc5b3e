// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

#include "viewport/gpu/upload_queue.h"

namespace sinew {

/// Uploads to the device in a background thread, piece by piece. The thread that owns the queues
/// submits the pieces by calling `advance` between its frames.
class BackgroundWork final : private UploadQueue {
public:
    /// Creates device objects, fills memory and records commands; may use everything except queues.
    using Work = std::function<void(UploadQueue& queue)>;

    /// `wake` is called from other threads whenever `advance` has something to do, and for every
    /// percent of progress.
    BackgroundWork(VkDevice device, Work work, std::function<void()> wake);
    /// Cancels the work and waits for its end.
    ~BackgroundWork() override;
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    /// Cancels without waiting: the work ends at its next piece or report, and calls `wake`.
    void cancel() noexcept;
    /// Whether the work has ended, so that the destructor does not wait.
    [[nodiscard]] bool hasEnded();

    /// Submits the pending piece. True: the work is done. Rethrows exceptions of the work.
    bool advance();
    /// Advances until the work is done.
    void finish();
    /// The last reported progress, 0 to 1.
    [[nodiscard]] float fraction() const noexcept { return m_fraction; }

private:
    struct Piece {
        VkQueue queue = VK_NULL_HANDLE;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        VkFence fence = VK_NULL_HANDLE;
    };
    void run(VkQueue queue, VkCommandBuffer commands, VkFence fence) override;
    void report(float fraction) override;

    VkDevice m_device;  // borrowed
    std::function<void()> m_wake;
    std::atomic<float> m_fraction = 0.0F;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    Piece m_piece;  // pending for `advance`; no commands: none pending
    VkResult m_submitted = VK_SUCCESS;
    bool m_stopping = false;
    bool m_done = false;
    std::exception_ptr m_failure;
    std::thread m_thread;
};

}  // namespace sinew
