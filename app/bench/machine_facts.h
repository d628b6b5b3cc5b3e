// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sinew::cli {

/// The CPU name from the system; "unknown" if not available.
[[nodiscard]] std::string processorName();

/// Cores that this process may use, at least 1.
[[nodiscard]] std::size_t coreCount() noexcept;

/// Peak resident memory of this process; 0 if not available.
[[nodiscard]] std::uint64_t peakResidentBytes();

}  // namespace sinew::cli
