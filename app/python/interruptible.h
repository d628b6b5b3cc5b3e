// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <future>
#include <stop_token>

namespace sinew::python {

/// The result of `work(stop)`, which runs on a thread of its own. Meanwhile the handlers of signals
/// have their turn; if one raises (Ctrl+C), the work is stopped and what was raised goes on. Called
/// without the interpreter's lock. After a stop the result, or what is thrown, is discarded.
template <class Work>
auto interruptible(const Work& work) {
    using std::chrono::milliseconds;
    std::stop_source stop;
    auto result = std::async(std::launch::async, [&] { return work(stop.get_token()); });
    while (result.wait_for(milliseconds(50)) != std::future_status::ready) {
        const pybind11::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) {
            pybind11::error_already_set raised;
            const pybind11::gil_scoped_release unlocked;
            stop.request_stop();
            result.wait();
            throw raised;
        }
    }
    return result.get();
}

}  // namespace sinew::python
