// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Returns freed memory to the system if the C library keeps it (glibc). Takes some milliseconds;
/// callable from any thread.
void returnFreedMemory() noexcept;

}  // namespace sinew
