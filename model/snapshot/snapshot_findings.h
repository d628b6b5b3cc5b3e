// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/snapshot/snapshot.h"

namespace sinew {

/// Where a file has drifted from a snapshot (SNAPSHOT_…). Empty for a file that differs only in how
/// it is stored.
[[nodiscard]] std::vector<Diagnostic> snapshotFindings(const std::shared_ptr<const Asset>& asset,
                                                       const Snapshot& snapshot);

}  // namespace sinew
