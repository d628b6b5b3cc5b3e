// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// usage: cost_check cheap|time|memory    exit code 0: within the limit; 1: found to be too
// expensive
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <vector>

#include "tests/fuzz/cost_meter.h"

namespace {

constexpr std::size_t kInput = 1000;  // bytes: 0.2 s and 20 MB

void spend(double seconds) {
    const std::clock_t start = std::clock();
    while (static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < seconds) {
    }
}

std::size_t allocate(std::size_t bytes) {
    const std::vector<char> memory(bytes, 'x');
    return static_cast<std::size_t>(memory.back());
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view kind = argc > 1 ? argv[1] : "";
    std::signal(SIGABRT, [](int) { std::_Exit(EXIT_FAILURE); });
    sinew::fuzz::CostMeter meter(
        "check", {.seconds = 0.1, .secondsPerByte = 1e-4, .bytes = 10e6, .bytesPerByte = 10'000.0});
    meter.run(kInput, [kind] {
        spend(kind == "time" ? 0.4 : 0.05);
        static_cast<void>(allocate(kind == "memory" ? 40'000'000 : 10'000'000));
    });
    return EXIT_SUCCESS;
}
