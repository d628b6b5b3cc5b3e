// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/machine_facts.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string_view>
#include <thread>

namespace sinew::cli {

namespace {

/// The value after "name :" in a file of such lines; empty if there is none.
std::string fact(const char* file, std::string_view name) {
    std::ifstream facts(file);
    std::string line;
    while (std::getline(facts, line)) {
        const std::size_t colon = line.find(':');
        if (!line.starts_with(name) || colon == std::string::npos) {
            continue;
        }
        const std::size_t start = line.find_first_not_of(" \t", colon + 1);
        return start == std::string::npos ? std::string() : line.substr(start);
    }
    return {};
}

}  // namespace

std::string processorName() {
    const std::string name = fact("/proc/cpuinfo", "model name");
    return name.empty() ? "unknown" : name;
}

std::size_t coreCount() noexcept {
    return std::max(1U, std::thread::hardware_concurrency());
}

std::uint64_t peakResidentBytes() {
    // "15164 kB". getrusage would include the program that started this one.
    const std::string peak = fact("/proc/self/status", "VmHWM");
    std::uint64_t kibibytes = 0;
    std::from_chars(peak.data(), peak.data() + peak.size(), kibibytes);
    return kibibytes * 1024U;
}

}  // namespace sinew::cli
