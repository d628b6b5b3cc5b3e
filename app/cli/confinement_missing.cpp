// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/confinement.h"

namespace sinew::cli {

// Landlock and seccomp are parts of Linux.
void confine(const FileAccess& /*access*/) noexcept {}

}  // namespace sinew::cli
