// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace sinew {

/// Calls `work(i)` once for every i below `count`, on this thread and on as many more as there are
/// cores, and returns when all is done. A set stop token skips what has not begun. `work` must not
/// throw.
void onAllCores(std::size_t count, const std::stop_token& stop,
                const std::function<void(std::size_t)>& work);

}  // namespace sinew
