// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// What `--joint-map` reads and the window saves.
extern const JsonFormat kJointMapSchema;

}  // namespace sinew::cli
