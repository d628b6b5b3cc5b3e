// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sinew::cli {

/// As the system calls it; "unknown" where it does not say.
[[nodiscard]] std::string processorName();

/// Cores that this process may use, at least 1.
[[nodiscard]] std::size_t coreCount() noexcept;

/// The most memory that this process ever held at once; 0 where the system does not say.
[[nodiscard]] std::uint64_t peakResidentBytes();

}  // namespace sinew::cli
