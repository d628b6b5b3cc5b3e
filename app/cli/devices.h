// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/failure.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// Prints the errors of the validation layer; Done if there are none.
[[nodiscard]] ExitCode reportValidation(const OffscreenRenderer& renderer);

/// --list-devices. Throws Failure (exit 5) if there is none.
[[nodiscard]] ExitCode runListDevices();

}  // namespace sinew::cli
