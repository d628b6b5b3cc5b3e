// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/stopped.h"

#include <thread>

namespace sinew::test {

std::chrono::nanoseconds timeToStop(std::chrono::milliseconds after,
                                    const std::function<void(const std::stop_token&)>& work) {
    std::jthread worker(work);
    std::this_thread::sleep_for(after);
    const auto asked = std::chrono::steady_clock::now();
    worker.request_stop();
    worker.join();
    return std::chrono::steady_clock::now() - asked;
}

std::stop_token stoppedToken() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

}  // namespace sinew::test
