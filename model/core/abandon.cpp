// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/abandon.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <list>
#include <system_error>
#include <thread>

namespace sinew {
namespace {

/// Threads that are not waited for until the process ends.
class ApartThreads {
public:
    ~ApartThreads() {
        for (Apart& apart : m_threads) {
            apart.thread.join();
        }
    }

    bool start(std::function<void()> work) {
        const std::lock_guard lock(m_mutex);
        joinEnded();
        if (m_threads.size() >= m_most) {
            return false;
        }
        Apart& apart = m_threads.emplace_back();
        try {
            apart.thread = std::thread([&apart, work = std::move(work)]() mutable {
                work();
                work = nullptr;  // freed here, not when the thread is joined
                apart.ended = true;
            });
        } catch (const std::system_error&) {
            m_threads.pop_back();
            return false;
        }
        return true;
    }

private:
    struct Apart {
        std::thread thread;
        std::atomic<bool> ended = false;
    };

    void joinEnded() {
        for (auto apart = m_threads.begin(); apart != m_threads.end();) {
            if (apart->ended) {
                apart->thread.join();
                apart = m_threads.erase(apart);
            } else {
                ++apart;
            }
        }
    }

    // Half of them may be abandoned while the other half keeps every core busy.
    const std::size_t m_most = 2 * std::max<std::size_t>(4, std::thread::hardware_concurrency());
    std::mutex m_mutex;
    std::list<Apart> m_threads;
};

}  // namespace

bool startApart(std::function<void()> work) {
    static ApartThreads threads;
    return threads.start(std::move(work));
}

}  // namespace sinew
