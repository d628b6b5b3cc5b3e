// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/start_options.h"

namespace sinew {

class Session;

/// Shows the loaded file as the command line asked for. Throws Failure (exit 2) when the file
/// has no such animation, skin, joint or camera.
void applyFirstView(const StartOptions& options, Session& session);

}  // namespace sinew
