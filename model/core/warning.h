// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>

namespace sinew {

/// For work that fails while the program goes on without its result: one line on standard error,
/// "PROGRAM: warning: LACK: CAUSE". `lack` says what is missing now: "no trails are drawn". The
/// same line is written once. Callable from any thread.
void warn(const char* lack, const std::exception& cause) noexcept;

}  // namespace sinew
