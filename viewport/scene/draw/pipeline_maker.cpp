// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/pipeline_maker.h"

#include "model/core/warning.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace sinew {

PipelineMaker::~PipelineMaker() {
    {
        const std::scoped_lock lock(m_mutex);
        m_ending = true;
        m_jobs.clear();
    }
    m_changed.notify_all();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void PipelineMaker::start(std::deque<Job> jobs, std::function<void()> wake) {
    {
        const std::scoped_lock lock(m_mutex);
        m_jobs = std::move(jobs);
        m_wake = std::move(wake);
        m_count = m_jobs.size();
        m_hurried = 0;
    }
    if (!m_thread.joinable()) {
        m_thread = std::thread([this] { run(); });
    }
    m_changed.notify_all();
}

void PipelineMaker::hurry(std::span<const Job> wanted) {
    const std::scoped_lock lock(m_mutex);
    const auto isWanted = [&](const Job& job) {
        return std::any_of(wanted.begin(), wanted.end(), [&](const Job& other) {
            return other.pipelines == job.pipelines && other.state == job.state;
        });
    };
    const auto rest = std::stable_partition(m_jobs.begin(), m_jobs.end(), isWanted);
    m_hurried = std::size_t(rest - m_jobs.begin()) + (m_making ? 1 : 0);
}

void PipelineMaker::drop() {
    const std::scoped_lock lock(m_mutex);
    m_jobs.clear();
    m_wake = {};
    m_hurried = 0;
}

bool PipelineMaker::isBusy() const {
    const std::scoped_lock lock(m_mutex);
    return m_making || !m_jobs.empty();
}

float PipelineMaker::fraction() const {
    const std::scoped_lock lock(m_mutex);
    const std::size_t left = m_jobs.size() + (m_making ? 1 : 0);
    return m_count == 0 || left > m_count
               ? 1.0F
               : 1.0F - static_cast<float>(left) / static_cast<float>(m_count);
}

void PipelineMaker::run() {
    std::unique_lock lock(m_mutex);
    while (!m_ending) {
        if (m_jobs.empty()) {
            m_changed.wait(lock);
        } else {
            makeNext(lock);
        }
    }
}

/// A pipeline that cannot be created is left to the frame that needs it, which reports the failure.
void PipelineMaker::makeNext(std::unique_lock<std::mutex>& lock) {
    const Job job = m_jobs.front();
    m_jobs.pop_front();
    m_making = true;
    lock.unlock();
    try {
        job.pipelines->require(job.state, PipelineNeed::Shown);
    } catch (const std::exception& failure) {
        warn("a pipeline is not made ahead", failure);
    }
    lock.lock();
    m_making = false;
    const bool lastHurried = m_hurried == 1;
    m_hurried -= m_hurried > 0 ? 1 : 0;
    const std::size_t left = m_jobs.size();
    const bool percent =
        m_count > 0 && 100 * left / m_count != 100 * std::min(left + 1, m_count) / m_count;
    if (m_wake && (lastHurried || left == 0 || percent)) {
        const std::function<void()> wake = m_wake;
        lock.unlock();
        wake();
        lock.lock();
    }
}

}  // namespace sinew
