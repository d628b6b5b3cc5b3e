// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>

#include "model/core/parallel.h"

namespace sinew {

/// `onAllCores` for work that may throw: rethrows one of the exceptions once all calls are done.
template <class Work>
void runThrowing(std::size_t count, const std::stop_token& stop, const Work& work) {
    std::exception_ptr failure;
    std::mutex mutex;
    const auto guarded = [&](std::size_t i) {
        try {
            work(i);
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = failure ? failure : std::current_exception();
        }
    };
    onAllCores(count, stop, guarded);
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace sinew
