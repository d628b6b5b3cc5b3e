// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

namespace sinew::test {

/// Runs the work on a separate thread, requests a stop after a while and returns how long the work
/// took to stop.
[[nodiscard]] std::chrono::nanoseconds timeToStop(
    std::chrono::milliseconds after, const std::function<void(const std::stop_token&)>& work);

/// A token whose stop was already requested.
[[nodiscard]] std::stop_token stoppedToken();

}  // namespace sinew::test
