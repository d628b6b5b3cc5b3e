// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <utility>

#ifndef __has_feature  // clang's
#define __has_feature(name) 0
#endif

namespace sinew {

// Library queues hand work to other threads and back. They synchronise memory, but ThreadSanitizer
// sees only locks that were compiled with it. Call `giveOver` after writing what is queued and
// `takeOver` before reading it. No effect in other builds.

#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
inline std::atomic<unsigned> handovers = 0;
inline void giveOver() noexcept {
    handovers.fetch_add(1, std::memory_order_acq_rel);
}
inline void takeOver() noexcept {
    handovers.fetch_add(1, std::memory_order_acq_rel);
}
#else
inline void giveOver() noexcept {}
inline void takeOver() noexcept {}
#endif

/// A call passed through such a queue, which moves it and destroys it in either thread.
template <class Call>
class QueuedCall {
public:
    explicit QueuedCall(Call call) : m_call(std::move(call)) { giveOver(); }
    QueuedCall(const QueuedCall& other) : m_call(other.m_call) { giveOver(); }
    QueuedCall(QueuedCall&& other) noexcept : m_call(std::move(other.m_call)) { giveOver(); }
    QueuedCall& operator=(const QueuedCall&) = delete;
    ~QueuedCall() { takeOver(); }

    void operator()() {
        takeOver();
        m_call();
        giveOver();
    }

private:
    Call m_call;
};

}  // namespace sinew
