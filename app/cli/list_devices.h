// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/exit_codes.h"

namespace sinew::cli {

/// --list-devices. Throws Failure (exit 5) if there is none.
[[nodiscard]] ExitCode runListDevices();

}  // namespace sinew::cli
