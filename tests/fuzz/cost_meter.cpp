// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/cost_meter.h"

#include <sanitizer/allocator_interface.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>

namespace sinew::fuzz {
namespace {

std::atomic<std::size_t> liveBytes = 0;
std::atomic<std::size_t> mostBytes = 0;

void onAllocation(const volatile void* /*memory*/, std::size_t bytes) {
    const std::size_t live = liveBytes.fetch_add(bytes) + bytes;
    std::size_t most = mostBytes.load();
    while (live > most && !mostBytes.compare_exchange_weak(most, live)) {
    }
}

void onRelease(const volatile void* memory) {
    if (memory == nullptr) {
        return;
    }
    const std::size_t bytes = __sanitizer_get_allocated_size(memory);
    std::size_t live = liveBytes.load();  // what was allocated before the hooks does not count
    while (!liveBytes.compare_exchange_weak(live, live - std::min(live, bytes))) {
    }
}

double processorSeconds() {
    std::timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Of the limits of time.
double slack() {
    const char* const factor = std::getenv("SINEW_FUZZ_SLACK");
    return factor != nullptr ? std::max(std::strtod(factor, nullptr), 1.0) : 1.0;
}

}  // namespace

CostMeter::CostMeter(std::string name, const CostLimit& limit)
    : m_name(std::move(name)), m_limit(limit) {
    m_limit.seconds *= slack();
    m_limit.secondsPerByte *= slack();
    static const int kInstalled =
        __sanitizer_install_malloc_and_free_hooks(onAllocation, onRelease);
    if (kInstalled == 0) {
        std::fputs("the sanitizer has no room for hooks\n", stderr);
        std::abort();
    }
}

CostMeter::~CostMeter() {
    write();
}

CostMeter::Cost CostMeter::measured(FunctionRef<void()> work) {
    const std::size_t before = liveBytes;
    mostBytes = before;
    const double start = processorSeconds();
    work();
    return {.seconds = processorSeconds() - start,
            .bytes = static_cast<double>(mostBytes - std::min<std::size_t>(mostBytes, before))};
}

void CostMeter::run(std::size_t inputBytes, FunctionRef<void()> work) {
    constexpr int kMostTries = 3;
    const auto size = static_cast<double>(inputBytes);
    const Cost most{.seconds = m_limit.seconds + size * m_limit.secondsPerByte,
                    .bytes = m_limit.bytes + size * m_limit.bytesPerByte};
    Cost cost = measured(work);
    for (int i = 1; i < kMostTries && cost.seconds > most.seconds; ++i) {
        cost.seconds = std::min(cost.seconds, measured(work).seconds);
    }
    record(cost, most, inputBytes);
    if (cost.seconds > most.seconds || cost.bytes > most.bytes) {
        std::fprintf(stderr,
                     "TOO EXPENSIVE: %s of %zu bytes takes %.2f s of processor time (limit %.2f) "
                     "and %.0f MB (limit %.0f)\n",
                     m_name.c_str(), inputBytes, cost.seconds, most.seconds, 1e-6 * cost.bytes,
                     1e-6 * most.bytes);
        std::abort();
    }
}

bool CostMeter::Worst::keep(double newAmount, double newShare, std::size_t size) noexcept {
    if (newShare <= share) {
        return false;
    }
    *this = {.amount = newAmount, .share = newShare, .inputBytes = size};
    return true;
}

void CostMeter::record(const Cost& cost, const Cost& most, std::size_t inputBytes) {
    ++m_runs;
    const bool slower = m_seconds.keep(cost.seconds, cost.seconds / most.seconds, inputBytes);
    const bool larger = m_bytes.keep(cost.bytes, cost.bytes / most.bytes, inputBytes);
    constexpr std::size_t kRunsPerReport = 256;
    if (slower || larger || m_runs % kRunsPerReport == 0) {
        write();
    }
}

void CostMeter::write() const {
    const char* const folder = std::getenv("SINEW_FUZZ_COSTS");
    if (folder == nullptr) {
        return;
    }
    const std::string path =
        std::string(folder) + '/' + m_name + '-' + std::to_string(::getpid()) + ".tsv";
    if (std::FILE* file = std::fopen(path.c_str(), "w")) {
        std::fprintf(file, "%s\t%zu\t%.3f\t%zu\t%.4f\t%.1f\t%zu\t%.4f\n", m_name.c_str(), m_runs,
                     m_seconds.amount, m_seconds.inputBytes, m_seconds.share, 1e-6 * m_bytes.amount,
                     m_bytes.inputBytes, m_bytes.share);
        std::fclose(file);
    }
}

}  // namespace sinew::fuzz
