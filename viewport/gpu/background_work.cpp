// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/background_work.h"

#include <utility>

#include "viewport/gpu/check.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr const char* kCancelled = "the upload was cancelled";

int hundredths(float fraction) noexcept {
    return static_cast<int>(100.0F * fraction);
}

}  // namespace

BackgroundWork::BackgroundWork(VkDevice device, Work work, std::function<void()> wake)
    : m_device(device), m_wake(std::move(wake)), m_thread([this, doIt = std::move(work)] {
          std::exception_ptr failure;
          try {
              doIt(*this);
          } catch (...) {
              failure = std::current_exception();
          }
          {
              const std::scoped_lock lock(m_mutex);
              m_failure = failure;
              m_done = true;
          }
          m_changed.notify_all();
          m_wake();
      }) {}

BackgroundWork::~BackgroundWork() {
    cancel();
    m_thread.join();
}

void BackgroundWork::cancel() noexcept {
    {
        const std::scoped_lock lock(m_mutex);
        m_stopping = true;
    }
    m_changed.notify_all();
}

bool BackgroundWork::hasEnded() {
    const std::scoped_lock lock(m_mutex);
    return m_done;
}

bool BackgroundWork::advance() {
    std::unique_lock lock(m_mutex);
    if (m_piece.commands != VK_NULL_HANDLE) {
        const Piece piece = std::exchange(m_piece, {});
        m_submitted = submitTo(piece.queue, piece.commands, piece.fence);
        m_changed.notify_all();
    }
    if (m_failure) {
        std::rethrow_exception(std::exchange(m_failure, nullptr));
    }
    return m_done;
}

void BackgroundWork::finish() {
    while (!advance()) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_done || m_piece.commands != VK_NULL_HANDLE; });
    }
}

void BackgroundWork::report(float fraction) {
    {
        const std::scoped_lock lock(m_mutex);
        if (m_stopping) {
            throw GpuError(GpuError::Kind::Failed, kCancelled);
        }
    }
    const float before = m_fraction.exchange(fraction);
    if (hundredths(before) != hundredths(fraction)) {
        m_wake();
    }
}

void BackgroundWork::run(VkQueue queue, VkCommandBuffer commands, VkFence fence) {
    {
        const std::scoped_lock lock(m_mutex);
        m_piece = {queue, commands, fence};
    }
    m_changed.notify_all();
    m_wake();
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_stopping || m_piece.commands == VK_NULL_HANDLE; });
        if (std::exchange(m_piece, {}).commands != VK_NULL_HANDLE) {
            throw GpuError(GpuError::Kind::Failed, kCancelled);
        }
        check(m_submitted, "upload the asset");
    }
    waitFor(m_device, fence, "upload the asset");
}

}  // namespace sinew
