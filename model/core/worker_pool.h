// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "model/core/function_ref.h"

namespace sinew {

/// Threads that sleep until there is work, and outlive it; after work they stay awake for some tens
/// of microseconds, for where there was some there often is more at once. Work is a loop over
/// independent indices; who calls takes part in it, so calls from several threads and calls from
/// within work always get done, with or without help.
class WorkerPool {
public:
    /// Starts `helpers` threads, or as many as there are to be had.
    explicit WorkerPool(std::size_t helpers);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    /// One for the process, with a thread for each further core.
    [[nodiscard]] static WorkerPool& shared();

    /// How many can work at once: the helpers and the caller.
    [[nodiscard]] std::size_t threads() const noexcept { return m_helpers.size() + 1; }

    struct Limits {
        std::size_t threads = std::numeric_limits<std::size_t>::max();  // at work at once
        std::stop_token stop = {};  // once set, what has not begun is skipped
    };

    /// Calls `work(i)` once for every i below `count` and returns when all is done. Does not
    /// allocate. `work` must not throw.
    void run(std::size_t count, FunctionRef<void(std::size_t)> work, const Limits& limits) noexcept;
    void run(std::size_t count, FunctionRef<void(std::size_t)> work) noexcept {
        run(count, work, Limits());
    }

private:
    struct Job;

    void help() noexcept;
    [[nodiscard]] Job* openJob() const noexcept;
    void add(Job& job) noexcept;
    void finish(Job& job) noexcept;

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::atomic<std::uint64_t> m_added = 0;  // jobs so far
    Job* m_newest = nullptr;                 // jobs lie on their callers' stacks
    bool m_ending = false;
    std::vector<std::thread> m_helpers;
};

}  // namespace sinew
