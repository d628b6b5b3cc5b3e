// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>

#include "model/core/function_ref.h"

namespace sinew {

/// Calls `work(i)` once for every i below `count`, on this thread and on as many more as there are
/// cores (`WorkerPool::shared`), and returns when all is done. A set stop token skips what has not
/// begun. `work` must not throw. Calls within work are fine.
void onAllCores(std::size_t count, const std::stop_token& stop,
                FunctionRef<void(std::size_t)> work) noexcept;

}  // namespace sinew
