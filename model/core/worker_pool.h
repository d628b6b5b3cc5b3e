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

/// A thread pool for loops over independent indices. Idle threads sleep, but spin for some tens of
/// microseconds after a job because the next one often follows at once. The calling thread also
/// runs iterations, so concurrent and nested calls always complete, even if no helper is free.
class WorkerPool {
public:
    /// Starts `helpers` threads, or as many as the system allows.
    explicit WorkerPool(std::size_t helpers);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    /// The pool of the process, with one helper per additional core.
    [[nodiscard]] static WorkerPool& shared();

    /// Number of threads that can work at once: the helpers and the caller.
    [[nodiscard]] std::size_t threads() const noexcept { return m_helpers.size() + 1; }

    struct Limits {
        std::size_t threads = std::numeric_limits<std::size_t>::max();  // threads at work at once
        std::stop_token stop = {};  // once set, iterations that have not started are skipped
    };

    /// Calls `work(i)` once for every i below `count` and returns when all calls are done. Does not
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
