// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/worker_pool.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include "model/core/parallel.h"
#include "model/core/warning.h"

namespace sinew {

namespace {

/// Spins briefly until the condition holds, without sleeping.
template <class Condition>
void awaitBriefly(Condition condition) noexcept {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::microseconds kPatience(40);
    const auto end = Clock::now() + kPatience;
    while (!condition() && Clock::now() < end) {
    }
}

}  // namespace

struct WorkerPool::Job {
    const FunctionRef<void(std::size_t)> work;
    const std::size_t count;
    const std::stop_token& stop;
    std::size_t places;  // Helpers that may still join. The pool's mutex guards this and all below.
    std::atomic<std::size_t> inside = 0;
    std::condition_variable left = {};
    Job* older = nullptr;
    std::atomic<std::size_t> next = 0;

    void takePart() noexcept {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
            work(i);
        }
    }
};

WorkerPool::WorkerPool(std::size_t helpers) {
    m_helpers.reserve(helpers);
    try {
        for (std::size_t i = 0; i < helpers; ++i) {
            m_helpers.emplace_back([this] { help(); });
        }
    } catch (const std::system_error& failure) {
        warn("the system allows no more threads, so work takes longer", failure);
    }
}

WorkerPool::~WorkerPool() {
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_wake.notify_all();
    for (std::thread& helper : m_helpers) {
        helper.join();
    }
}

void onAllCores(std::size_t count, const std::stop_token& stop,
                FunctionRef<void(std::size_t)> work) {
    WorkerPool::shared().run(count, work, {.stop = stop});
}

WorkerPool& WorkerPool::shared() {
    static WorkerPool pool(std::max(1U, std::thread::hardware_concurrency()) - 1);
    return pool;
}

void WorkerPool::run(std::size_t count, FunctionRef<void(std::size_t)> work,
                     const Limits& limits) noexcept {
    if (count == 0) {
        return;
    }
    const std::size_t wanted = std::min(count, std::max<std::size_t>(limits.threads, 1)) - 1;
    Job job{work, count, limits.stop, std::min(wanted, m_helpers.size())};
    const bool alone = job.places == 0;
    if (!alone) {
        add(job);
    }
    job.takePart();
    if (!alone) {
        finish(job);
    }
}

void WorkerPool::add(Job& job) noexcept {
    const std::size_t places = job.places;
    {
        const std::lock_guard lock(m_mutex);
        job.older = m_newest;
        m_newest = &job;
        ++m_added;
    }
    for (std::size_t i = 0; i < places; ++i) {
        m_wake.notify_one();
    }
}

// All indices are taken; waits for the helpers that are still working.
void WorkerPool::finish(Job& job) noexcept {
    awaitBriefly([&job] { return job.inside == 0; });
    std::unique_lock lock(m_mutex);
    Job** link = &m_newest;
    while (*link != &job) {
        link = &(*link)->older;
    }
    *link = job.older;
    job.left.wait(lock, [&job] { return job.inside == 0; });
}

// The newest first: a nested job ends before the job that started it.
WorkerPool::Job* WorkerPool::openJob() const noexcept {
    Job* job = m_newest;
    while (job != nullptr && job->places == 0) {
        job = job->older;
    }
    return job;
}

void WorkerPool::help() noexcept {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_ending || openJob() != nullptr; });
        if (m_ending) {
            return;
        }
        Job& job = *openJob();
        const std::uint64_t added = m_added;
        --job.places;
        ++job.inside;
        lock.unlock();
        job.takePart();
        lock.lock();
        job.places = 0;
        if (--job.inside == 0) {
            // Under the lock, because the caller destroys the job as soon as it wakes up.
            job.left.notify_one();
        }
        if (m_added == added) {
            lock.unlock();
            awaitBriefly([&] { return m_added != added; });
            lock.lock();
        }
    }
}

}  // namespace sinew
