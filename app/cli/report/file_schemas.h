// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// What `--joint-map` reads and the window saves.
extern const JsonFormat kJointMapSchema;

/// The format of snapshots (`sinew.snapshot/1`), which `snapshotText` writes.
extern const JsonFormat kSnapshotSchema;

/// Of rule files (sinew.json), from the table of settings.
extern const JsonFormat kProjectSchema;

}  // namespace sinew::cli
