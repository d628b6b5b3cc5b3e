// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

#include "model/load/load_timings.h"

namespace sinew::load {

/// Adds the seconds of its lifetime to one stage of `timings`; no effect if `timings` is null.
class StageClock {
public:
    StageClock(LoadTimings* timings, double LoadTimings::*stage)
        : m_seconds(timings != nullptr ? &(timings->*stage) : nullptr) {
        if (m_seconds != nullptr) {
            m_start = Clock::now();
        }
    }
    ~StageClock() {
        if (m_seconds != nullptr) {
            *m_seconds += std::chrono::duration<double>(Clock::now() - m_start).count();
        }
    }
    StageClock(const StageClock&) = delete;
    StageClock& operator=(const StageClock&) = delete;

private:
    using Clock = std::chrono::steady_clock;
    double* m_seconds;
    Clock::time_point m_start;
};

}  // namespace sinew::load
