// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace sinew::cli {

/// Number of calls of any operator new by this thread; sinew-cli replaces all forms.
[[nodiscard]] std::size_t allocationsOfThisThread() noexcept;

}  // namespace sinew::cli
