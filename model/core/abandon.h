// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace sinew {

/// Runs `work` in a thread of its own, without waiting for it. The end of the process waits. False,
/// and nothing runs, if as many threads as allowed are running or the system has none left.
[[nodiscard]] bool startApart(std::function<void()> work);

/// Runs `work` and returns its result; returns nothing as soon as a stop is requested, while `work`
/// continues in its own thread until it ends. For library calls that cannot be interrupted. `work`
/// must own everything that it uses. Rethrows its exceptions. If no thread can be started, it runs
/// in the calling thread to its end.
template <class Work>
std::optional<std::invoke_result_t<Work>> runUnlessStopped(Work work, const std::stop_token& stop) {
    struct Shared {
        explicit Shared(Work&& given) : work(std::move(given)) {}
        Work work;
        std::mutex mutex;
        std::condition_variable_any ended;
        std::optional<std::invoke_result_t<Work>> value;
        std::exception_ptr failure;
    };
    const auto shared = std::make_shared<Shared>(std::move(work));
    const auto run = [shared] {
        std::optional<std::invoke_result_t<Work>> value;
        std::exception_ptr failure;
        try {
            value.emplace(shared->work());
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard lock(shared->mutex);
        shared->value = std::move(value);
        shared->failure = failure;
        shared->ended.notify_all();
    };
    if (!startApart(run)) {
        return shared->work();
    }
    std::unique_lock lock(shared->mutex);
    if (!shared->ended.wait(lock, stop, [&] { return shared->value || shared->failure; })) {
        return std::nullopt;
    }
    if (shared->failure) {
        std::rethrow_exception(shared->failure);
    }
    return std::move(shared->value);
}

}  // namespace sinew
