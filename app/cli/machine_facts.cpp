// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/machine_facts.h"

#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <thread>

namespace sinew::cli {

std::string processorName() {
    std::ifstream facts("/proc/cpuinfo");
    std::string line;
    while (std::getline(facts, line)) {
        const std::size_t colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos) {
            return line.substr(colon + 2);
        }
    }
    return "unknown";
}

std::size_t coreCount() noexcept {
    return std::max(1U, std::thread::hardware_concurrency());
}

std::uint64_t peakResidentBytes() noexcept {
    struct rusage usage {};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024U;  // Linux counts in KiB
}

}  // namespace sinew::cli
