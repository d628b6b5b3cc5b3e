// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <span>
#include <thread>

#include "viewport/scene/draw/surface_pipelines.h"

namespace sinew {

/// Creates the pipelines of the shown file that its first picture did not need, one after another
/// in a background thread, so that the other cores draw. Pipelines that a frame waits for come
/// first.
class PipelineMaker {
public:
    struct Job {
        SurfacePipelines* pipelines = nullptr;  // borrowed, until the job is done or dropped
        SurfaceState state;
    };

    PipelineMaker() = default;
    /// Drops all jobs and waits for the one in progress.
    ~PipelineMaker();
    PipelineMaker(const PipelineMaker&) = delete;
    PipelineMaker& operator=(const PipelineMaker&) = delete;

    /// Replaces the jobs. `wake` is called from the thread for each percent of the jobs, when the
    /// last job of a hurried one is done, and at the end.
    void start(std::deque<Job> jobs, std::function<void()> wake);
    /// Moves jobs to the front. Jobs that are not in the list are done or in progress.
    void hurry(std::span<const Job> wanted);
    /// Drops all jobs without waiting for the one in progress.
    void drop();

    [[nodiscard]] bool isBusy() const;
    /// Progress of the jobs, 0 to 1; 1 if there are none.
    [[nodiscard]] float fraction() const;

private:
    void run();
    void makeNext(std::unique_lock<std::mutex>& lock);

    mutable std::mutex m_mutex;  // guards all below
    std::condition_variable m_changed;
    std::deque<Job> m_jobs;
    std::function<void()> m_wake;
    std::size_t m_count = 0;    // jobs since `start`
    std::size_t m_hurried = 0;  // jobs at the front
    bool m_making = false;
    bool m_ending = false;
    std::thread m_thread;  // started with the first jobs
};

}  // namespace sinew
