// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/parallel.h"

#include "model/core/worker_pool.h"

namespace sinew {

void onAllCores(std::size_t count, const std::stop_token& stop,
                FunctionRef<void(std::size_t)> work) {
    WorkerPool::shared().run(count, work, {.stop = stop});
}

}  // namespace sinew
