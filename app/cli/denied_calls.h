// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::cli {

/// From here on system calls fail with EPERM in all threads that open connections, start programs,
/// reach other processes, change the system, change files by their path, or type into the
/// terminal. Nothing changes where the kernel has no seccomp filters.
void denyCalls();

}  // namespace sinew::cli
