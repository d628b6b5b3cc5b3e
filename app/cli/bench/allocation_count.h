// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace sinew::cli {

/// How often this thread has called any form of operator new: sinew-cli replaces them all.
[[nodiscard]] std::size_t allocationsOfThisThread() noexcept;

}  // namespace sinew::cli
