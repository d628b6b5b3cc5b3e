// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// The format of snapshots (`sinew.snapshot/1`), which `snapshotText` writes.
extern const JsonFormat kSnapshotSchema;

}  // namespace sinew::cli
