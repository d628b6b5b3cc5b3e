// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Hands what the process has freed back to the system, where the C library keeps it (glibc).
/// Takes some milliseconds; from any thread.
void returnFreedMemory() noexcept;

}  // namespace sinew
