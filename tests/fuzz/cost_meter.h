// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "model/core/function_ref.h"

namespace sinew::fuzz {

/// What processing an input may cost, as instrumented: a constant plus a part per byte of the
/// input. Processor time of all threads, and the most bytes allocated at once beyond those before.
struct CostLimit {
    double seconds = 0.0;
    double secondsPerByte = 0.0;
    double bytes = 0.0;
    double bytesPerByte = 0.0;
};

/// Measures what inputs cost, and ends the process if one costs more than its limit. Needs a
/// sanitizer, whose hooks see every allocation. The processor time of a busy machine varies: an
/// input is too expensive only if it is so three times. SINEW_FUZZ_SLACK is a factor for the limits
/// of time on slower machines.
///
/// With the environment variable SINEW_FUZZ_COSTS, the worst of each kind of work is written to
/// that folder, one file per process and kind: "name, runs, seconds, bytes of that input, share of
/// the limit, megabytes, bytes of that input, share of the limit", separated by tabs.
class CostMeter {
public:
    CostMeter(std::string name, const CostLimit& limit);
    ~CostMeter();
    CostMeter(const CostMeter&) = delete;
    CostMeter& operator=(const CostMeter&) = delete;

    /// `work` must be repeatable.
    void run(std::size_t inputBytes, FunctionRef<void()> work);

private:
    struct Cost {
        double seconds = 0.0;
        double bytes = 0.0;
    };
    struct Worst {
        double amount = 0.0;
        double share = 0.0;  // share of the limit
        std::size_t inputBytes = 0;

        bool keep(double newAmount, double newShare, std::size_t size) noexcept;
    };

    static Cost measured(FunctionRef<void()> work);
    void record(const Cost& cost, const Cost& most, std::size_t inputBytes);
    void write() const;

    std::string m_name;
    CostLimit m_limit;
    std::size_t m_runs = 0;
    Worst m_seconds;
    Worst m_bytes;
};

}  // namespace sinew::fuzz
