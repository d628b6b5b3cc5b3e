// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/exit_codes.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// Prints what the validation layer objected to; Done when there is nothing.
[[nodiscard]] ExitCode reportValidation(const OffscreenRenderer& renderer);

}  // namespace sinew::cli
