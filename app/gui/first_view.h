// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/start_options.h"

namespace sinew {

class Session;

/// Applies the command-line options to the loaded file. Throws Failure (exit 2) if the file has no
/// such animation, skin, joint or camera.
void applyFirstView(const StartOptions& options, Session& session);

}  // namespace sinew
