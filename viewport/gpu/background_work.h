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

/// Brings something onto the device in a thread of its own, piece by piece. The pieces are
/// submitted by whoever calls `serve`: the thread that owns the queues, between its frames.
class BackgroundWork final : private UploadQueue {
public:
    /// Makes device objects, fills memory and records commands; may use everything but a queue.
    using Work = std::function<void(UploadQueue& queue)>;

    /// `wake` is called from other threads whenever `serve` has something to do, and when
    /// another hundredth is done.
    BackgroundWork(VkDevice device, Work work, std::function<void()> wake);
    /// Calls the work off and waits for its end.
    ~BackgroundWork() override;
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    /// The work ends at its next piece or report, of which `wake` tells; nothing waits for that.
    void callOff() noexcept;
    /// Whether nothing is done any more: the destructor does not wait.
    [[nodiscard]] bool hasEnded();

    /// Submits the piece that waits. True: the work is done. Throws what the work threw.
    bool serve();
    /// Serves until the work is done.
    void finish();
    /// What the work reported last, 0 to 1.
    [[nodiscard]] float fraction() const noexcept { return m_fraction; }

private:
    struct Piece {
        VkQueue queue = VK_NULL_HANDLE;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        VkFence fence = VK_NULL_HANDLE;
    };
    void run(VkQueue queue, VkCommandBuffer commands, VkFence fence) override;
    void report(float fraction) override;
    void submit(const Piece& piece);

    VkDevice m_device;  // borrowed
    std::function<void()> m_wake;
    std::atomic<float> m_fraction = 0.0F;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    Piece m_piece;  // waits for `serve`; no commands: none does
    VkResult m_submitted = VK_SUCCESS;
    bool m_stopping = false;
    bool m_done = false;
    std::exception_ptr m_failure;
    std::thread m_thread;
};

}  // namespace sinew
