// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace sinew {

void onAllCores(std::size_t count, const std::stop_token& stop,
                const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++)
            work(i);
    };
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    try {
        for (std::size_t i = 1; i < std::min(count, cores); ++i)
            helpers.emplace_back(run);
    } catch (const std::system_error&) {
        // No more threads to be had: those that started, and this one, do it.
    }
    run();
}

}  // namespace sinew
