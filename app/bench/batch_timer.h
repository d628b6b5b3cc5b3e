// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace sinew::cli {

using SteadyClock = std::chrono::steady_clock;

/// Wall time in milliseconds.
[[nodiscard]] inline double millisecondsSince(SteadyClock::time_point start) {
    return std::chrono::duration<double, std::milli>(SteadyClock::now() - start).count();
}

/// Milliseconds of each call.
template <class Work>
[[nodiscard]] std::vector<double> millisecondsPerCall(std::size_t calls, const Work& work) {
    std::vector<double> samples(calls);
    std::generate(samples.begin(), samples.end(), [&work] {
        const SteadyClock::time_point start = SteadyClock::now();
        work();
        return millisecondsSince(start);
    });
    return samples;
}

/// Nanoseconds per call, one value per repetition. `round()` makes `callsPerRound` calls; rounds
/// are repeated until a batch is long enough for the clock, and its time is divided.
template <class Round>
[[nodiscard]] std::vector<double> nanosecondsPerCall(std::size_t repetitions,
                                                     std::size_t callsPerRound, Round round) {
    constexpr double kBatchNanoseconds = 5e4;
    const auto nanoseconds = [&](std::size_t rounds) {
        const auto start = SteadyClock::now();
        for (std::size_t i = 0; i < rounds; ++i) {
            round();
        }
        return std::chrono::duration<double, std::nano>(SteadyClock::now() - start).count();
    };
    nanoseconds(1);  // warms up lazily created data
    // Warm-up: about twenty batches.
    std::size_t rounds = 1;
    for (double spent = 0.0; spent < 20.0 * kBatchNanoseconds;) {
        const double batch = nanoseconds(rounds);
        spent += batch;
        if (batch < kBatchNanoseconds) {
            rounds *= 2;
        }
    }
    std::vector<double> samples(repetitions);
    std::generate(samples.begin(), samples.end(), [&] {
        return nanoseconds(rounds) / static_cast<double>(rounds * callsPerRound);
    });
    return samples;
}

}  // namespace sinew::cli
