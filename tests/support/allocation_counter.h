// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace sinew::test {

/// How often this thread has called any form of operator new. A program that links
/// `sinew_allocation_counter` and calls this gets the counting operators.
[[nodiscard]] std::size_t allocationsOfThisThread() noexcept;

/// Peak number of bytes allocated by operator new in all threads since the last `forgetPeak`.
[[nodiscard]] std::size_t bytesAtPeak() noexcept;
void forgetPeak() noexcept;

}  // namespace sinew::test
