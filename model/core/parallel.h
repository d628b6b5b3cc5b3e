// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>

#include "model/core/function_ref.h"

namespace sinew {

/// Calls `work(i)` once for every i below `count`, on this thread and on the threads of
/// `WorkerPool::shared`, and returns when all calls are done. A set stop token skips calls that
/// have not started. `work` must not throw. Nested calls are allowed.
void onAllCores(std::size_t count, const std::stop_token& stop,
                FunctionRef<void(std::size_t)> work);

}  // namespace sinew
