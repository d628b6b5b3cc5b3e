// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

namespace sinew::test {

/// Runs the work in a thread of its own, asks it to stop after a while and gives back how long it
/// took from then on.
[[nodiscard]] std::chrono::nanoseconds timeToStop(
    std::chrono::milliseconds after, const std::function<void(const std::stop_token&)>& work);

/// A token that asks to stop from the start.
[[nodiscard]] std::stop_token stoppedToken();

}  // namespace sinew::test
